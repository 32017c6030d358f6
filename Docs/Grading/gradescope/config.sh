# What setup.sh and run_autograder need to know; change it before you zip the folder.

# The exercise that the assignment is about.
EXERCISE=02-one-array

# Where NavLab comes from, unless the zip has it in a folder 'navlab'.
NAVLAB_REPOSITORY=https://github.com/your-school/navlab

# The Swift toolchain that is installed when the image has none.
SWIFT_RELEASE=6.2
