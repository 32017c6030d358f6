/// A text from a YAML file, with its position.
struct PositionedText: Hashable {
  var text: String
  var position: ContentProblem.Position
}
