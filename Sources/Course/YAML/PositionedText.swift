/// A text of a YAML file, with the place where it stands.
struct PositionedText: Hashable {
  var text: String
  var position: ContentProblem.Position
}
