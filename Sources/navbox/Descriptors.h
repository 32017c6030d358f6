#ifndef NAVBOX_DESCRIPTORS_H
#define NAVBOX_DESCRIPTORS_H

#include <stdbool.h>

/// Where the app's host reads requests and writes replies.
enum { REQUESTS_FD = 3, REPLIES_FD = 4 };

/// Moves the channel from 0 and 1 to 3 and 4, where `readLine` and `print` do not reach it, gives the
/// app an empty input, and sends its output and errors to the console pipe on 2.
bool descriptors_arrange(void);

/// Closes every descriptor from `first` on.
void descriptors_close_from(int first);

#endif
