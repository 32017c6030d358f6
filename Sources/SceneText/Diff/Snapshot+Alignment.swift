package import SceneModel

extension Snapshot {
  /// Returns the snapshot with the ids of a snapshot from another build, so that a diff can match elements.
  ///
  /// Elements correspond if they have the same kind, are inside corresponding elements, and look the same, or else have
  /// the same type or position.
  ///
  /// - Parameter other: The state of the app in the other build.
  /// - Returns: The same elements with other ids.
  package func aligned(with other: Snapshot) -> Snapshot {
    var alignment = Alignment(next: other.window.largestID + 1)
    var copy = self
    copy.window = alignment.renumbered(window, like: other.window)
    return copy
  }

  private struct Alignment {
    /// The next id that neither app uses.
    var next: Int

    mutating func renumbered(_ element: Element, like model: Element?) -> Element {
      var copy = element
      if let model {
        copy.id = model.id
      } else {
        copy.id = next
        next += 1
      }
      let models = Self.pairs(
        of: Array(element.children),
        with: model.map { Array($0.children) } ?? []
      )
      for index in copy.children.indices {
        copy.children[index] = renumbered(copy.children[index], like: models[index])
      }
      return copy
    }

    /// Returns, for each element, a corresponding model that no other element uses, or nil if there is none.
    private static func pairs(of elements: [Element], with models: [Element]) -> [Element?] {
      var result: [Element?] = Array(repeating: nil, count: elements.count)
      var isTaken = Array(repeating: false, count: models.count)
      let likenesses: [(Element) -> [String?]] = [
        { [$0.kind.rawValue, $0.name, $0.label, $0.value] },
        { [$0.kind.rawValue, $0.name, $0.label] },
        { [$0.kind.rawValue, $0.name] },
        { [$0.kind.rawValue] },
      ]
      for likeness in likenesses {
        var waiting: [[String?]: [Int]] = [:]
        for index in models.indices.reversed() where !isTaken[index] {
          waiting[likeness(models[index]), default: []].append(index)
        }
        for index in elements.indices where result[index] == nil {
          guard let match = waiting[likeness(elements[index])]?.popLast() else { continue }
          result[index] = models[match]
          isTaken[match] = true
        }
      }
      return result
    }
  }
}

extension Element {
  fileprivate var largestID: Int {
    children.reduce(id) { max($0, $1.largestID) }
  }
}
