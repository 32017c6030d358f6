#ifndef NAVBOX_SERVER_H
#define NAVBOX_SERVER_H

#include "Options.h"

/// Loads the runtime, then forks a process for each request that comes on fd 0, one after the other.
///
/// A request is one packet: what the command line of the process would be, each argument ended by a
/// zero byte, with four descriptors. The process gets the first three as its 0, 1 and 2. The fourth is
/// the leash, a socket on which the server tells how the process ended, as `waitpid` does. When the
/// other end of the leash is shut, the process is killed.
///
/// The process does what navbox does when it is started with these arguments, in the same order. The
/// server itself never runs anything of an app. When an app is named, the server loads it, so that its
/// processes need not; that is for an app that nobody has to fear, since loading may run code.
///
/// When a folder is named, it is the first thing that is sent: a packet of one byte with the folder's descriptor.
///
/// Returns the code to exit with: 0 when the one who asks has hung up.
int server_run(const struct options *options);

#endif
