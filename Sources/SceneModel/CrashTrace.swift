/// The form in which an app's process says where in the app's own code it crashed.
///
/// The line holds the letter of a `MemoryFault`, if there was one, and the offsets of the calls.
package enum CrashTrace {
  /// The start of the line with the offsets of the calls in the app's image, the innermost first.
  package static let heading = "NavLab: the calls before the crash are"
  /// The maximum number of offsets.
  package static let limit = 32
}
