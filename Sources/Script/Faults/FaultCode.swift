package import FaultCatalogue

/// The two listings of a fault, with their differences marked.
package struct FaultCode: Hashable, Sendable {
  /// The lines of the code with the mistake; marked lines are missing from the other listing.
  package let wrong: [Line]
  /// The lines of the code without the mistake; marked lines are missing from the other listing.
  package let right: [Line]

  /// A line of a listing.
  package struct Line: Hashable, Sendable {
    /// The text of the line.
    package var text: String
    /// A Boolean value that indicates whether the line is missing from the other listing.
    package var isMarked: Bool
  }

  /// Creates the listings of a fault by comparing them.
  ///
  /// - Parameter entry: The entry on the fault.
  package init(of entry: FaultEntry) {
    let wrong = Self.lines(of: entry.wrong.code)
    let right = Self.lines(of: entry.right.code)
    var gone: Set<Int> = []
    var new: Set<Int> = []
    for change in right.difference(from: wrong) {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): new.insert(offset)
      }
    }
    self.wrong = Self.marked(wrong, at: gone)
    self.right = Self.marked(right, at: new)
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func marked(_ lines: [String], at offsets: Set<Int>) -> [Line] {
    lines.enumerated().map { offset, text in
      Line(text: text, isMarked: offsets.contains(offset) && !text.isEmpty)
    }
  }
}
