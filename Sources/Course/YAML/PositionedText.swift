/// Text from a YAML file, with its place.
struct PositionedText: Hashable {
  var text: String
  var position: ContentProblem.Position
}
