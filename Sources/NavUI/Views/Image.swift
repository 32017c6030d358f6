internal import SceneModel

/// A view of an image or a symbol.
public struct Image: Equatable, Sendable {
  package let name: String
  package let label: String?

  private nonisolated init(name: String, label: String?) {
    self.name = name
    self.label = label
  }

  /// Creates a view of a system symbol.
  ///
  /// - Parameter systemName: The name of the symbol.
  public nonisolated init(systemName: String) {
    self.init(name: systemName, label: nil)
  }

  /// Creates a view of an image that the app contains.
  ///
  /// - Parameters:
  ///   - name: The name of the picture.
  ///   - bundle: The bundle with the picture.
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    self.init(name: name, label: nil)
  }

  /// Creates a view of an image that the app contains, with a label for assistive technologies.
  ///
  /// - Parameters:
  ///   - name: The name of the picture.
  ///   - bundle: The bundle with the picture.
  ///   - label: The description.
  public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name: name, label: label.content)
  }

  /// Creates a view of an image that is purely decorative.
  ///
  /// - Parameters:
  ///   - name: The name of the picture.
  ///   - bundle: The bundle with the picture.
  public nonisolated init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name: name, label: "")
  }
}

extension Image: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {
    guard label != "" else { return }
    lowering.add(Element(id: node.id, kind: .image, label: label ?? name))
  }
}
