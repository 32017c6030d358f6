/// A learner's Swift file that has been read and checked.
struct SourceFile: Hashable, Sendable {
  /// The name shown to the learner, relative to the learner's folder if the file is inside.
  var name: String
  /// The text of the file.
  var text: String
}
