import Testing

/// The actions of a person at a terminal.
///
/// One test at a time: the C library's locale is the whole process's.
@Suite("At a terminal", .serialized)
struct EditlineTests {}
