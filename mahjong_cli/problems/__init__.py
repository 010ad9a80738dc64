"""What can be wrong with what was typed, one block for each problem."""
