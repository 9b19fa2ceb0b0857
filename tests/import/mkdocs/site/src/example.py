a = 1
# --8<-- [start:part]
b = 2
# --8<-- [end:part]
