/// What to do about a name that SwiftUI has and NavUI lacks.
enum MissingNameExplanation {
  /// The sentence for a message, or nil when it is about something else.
  static func of(_ message: String) -> String? {
    for pattern in patterns {
      guard let name = message.firstMatch(of: pattern).map({ String($0.output.1) }) else {
        continue
      }
      return advice[name].map { "'\(name)' is SwiftUI, but NavUI does not have it: \($0)." }
    }
    return nil
  }

  private static var patterns: [Regex<(Substring, Substring)>] {
    [
      /has no member '(\w+)'/,
      /cannot find (?:type )?'(\w+)' in scope/,
      /no macro named '(\w+)'/,
      /unknown attribute '(\w+)'/,
    ]
  }

  private static let looks = "it only changes looks, so leave it out"
  private static let geometry = "nothing is laid out here, so leave it out"
  private static let drawing = "nothing is drawn here; use a 'Text' in its place"
  private static let storage = "keep the data in '@State' or an '@Observable' class"

  private static let advice = [
    "matchedGeometryEffect": geometry, "GeometryReader": geometry, "GeometryProxy": geometry,
    "ViewThatFits": geometry, "alignmentGuide": geometry, "coordinateSpace": geometry,
    "onGeometryChange": geometry, "Layout": geometry, "AnyLayout": geometry,
    "containerRelativeFrame": geometry, "visualEffect": looks, "scrollTransition": looks,
    "keyframeAnimator": looks, "phaseAnimator": looks, "KeyframeAnimator": looks,
    "PhaseAnimator": looks, "layerEffect": looks, "colorEffect": looks, "distortionEffect": looks,
    "sensoryFeedback": looks, "symbolEffect": looks, "contentTransition": looks,
    "Canvas": drawing, "Path": drawing, "Shape": drawing,
    "AsyncImage": drawing, "VideoPlayer": drawing, "Map": drawing, "Chart": drawing,
    "MeshGradient": drawing, "ImageRenderer": drawing, "UIViewRepresentable": drawing,
    "UIViewControllerRepresentable": drawing, "NSViewRepresentable": drawing,
    "AppStorage": storage, "FetchRequest": storage, "Query": storage,
    "SectionedFetchRequest": storage,
  ]
}
