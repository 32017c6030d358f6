/// A learner's Swift file, read and checked.
struct SourceFile: Hashable, Sendable {
  /// The name shown to the learner: relative to the learner's folder where the file is inside.
  var name: String
  /// The text.
  var text: String
}
