/// A kind of window that an app declares, and that users or the app can open.
@MainActor
public struct SceneWindow {
  /// The name in `openWindow(id:)`, or nil.
  let id: String?
  /// The title, or nil.
  let title: String?
  /// The type of the windows' values, or nil.
  let valueType: ObjectIdentifier?
  /// Whether there can be only one such window.
  let isSingle: Bool
  /// Returns the content of a window, for a value of the type.
  let content: (Any?) -> AnyView

  init(
    id: String? = nil,
    title: String? = nil,
    valueType: ObjectIdentifier? = nil,
    isSingle: Bool = false,
    content: @escaping (Any?) -> AnyView
  ) {
    self.id = id
    self.title = title
    self.valueType = valueType
    self.isSingle = isSingle
    self.content = content
  }

  /// Returns the kind of window with other content.
  func with(_ content: @escaping (Any?) -> AnyView) -> SceneWindow {
    SceneWindow(
      id: id,
      title: title,
      valueType: valueType,
      isSingle: isSingle,
      content: content
    )
  }
}
