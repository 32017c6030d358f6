import NavUI
import SceneModel
import Testing

extension TestApp {
  /// Makes the window compact or regular.
  func resize(_ width: UserInterfaceSizeClass) {
    runtime.setWidth(width)
    look()
  }

  /// Every element that can be seen, from the window down; covered screens have no content.
  var all: [Element] { Self.all(in: window) }

  /// Taps what has a label, wherever it stands.
  func tapAnywhere(_ label: String) throws {
    let element = try #require(all.first { $0.label == label && $0.kind != .text })
    try perform(.tap, on: element.id)
  }

  /// The titles, or else the types, of what each column of the split view shows.
  var columns: [[String]] {
    all.filter { $0.kind == .column }.map { column in
      Self.all(in: column).filter { $0.kind == .screen }.map { $0.label ?? $0.name ?? "?" }
    }
  }

  /// The labels of everything in a column of the split view.
  func labels(of role: Element.Trait) -> [String] {
    let column = all.first { $0.kind == .column && $0.traits.contains(role) }
    return column.map { Self.all(in: $0).filter { $0.kind != .screen }.compactMap(\.label) } ?? []
  }

  /// The labels of the rows and links that are selected.
  var selected: [String] {
    all.filter { $0.traits.contains(.selected) }.compactMap(\.label)
  }

  private static func all(in element: Element) -> [Element] {
    [element] + element.children.flatMap { all(in: $0) }
  }
}
