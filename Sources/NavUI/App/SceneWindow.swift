/// A kind of window that an app declares and that the app or its users can open.
@MainActor
public struct SceneWindow {
  /// The name for `openWindow(id:)`, or nil if there is none.
  let id: String?
  /// The title, or nil if there is none.
  let title: String?
  /// The type of the values that the windows show, or nil if they show none.
  let valueType: ObjectIdentifier?
  /// A Boolean value that indicates whether at most one window of this kind can be open.
  let isSingle: Bool
  /// A closure that returns the content of a window for the window's value, if any.
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

  /// Returns the same kind of window with different content.
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
