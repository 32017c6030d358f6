/// The selection in an editor of attributed text.
@available(iOS 26.0, *)
public struct AttributedTextSelection: Equatable, Hashable, Sendable {
  /// The position of the caret, or the ranges of the selected characters.
  public enum Indices: Equatable {
    /// The position of the caret.
    case insertionPoint(AttributedString.Index)
    /// The ranges of the selected characters.
    case ranges(RangeSet<AttributedString.Index>)
  }

  private var ranges: [Range<AttributedString.Index>]

  /// Creates a selection that places the caret at the end of the text.
  public init() {
    ranges = []
  }

  /// Creates a selection that places the caret between two characters.
  ///
  /// - Parameter insertionPoint: The index of the character after the caret.
  public init(insertionPoint: AttributedString.Index) {
    ranges = [insertionPoint..<insertionPoint]
  }

  /// Creates a selection of the characters in a range.
  ///
  /// - Parameter range: The range.
  public init(range: Range<AttributedString.Index>) {
    ranges = [range]
  }

  /// Creates a selection of the characters in several ranges.
  ///
  /// - Parameter ranges: The ranges.
  public init(ranges: RangeSet<AttributedString.Index>) {
    self.ranges = Array(ranges.ranges)
  }

  /// Adds the number of ranges to the hash, because the indices of attributed text have no hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ranges.count)
  }

  /// Returns the position of the caret or the selected ranges in a text.
  ///
  /// - Parameter text: The text.
  /// - Returns: The places.
  public func indices(in text: AttributedString) -> Indices {
    guard let first = ranges.first else { return .insertionPoint(text.endIndex) }
    return first.isEmpty ? .insertionPoint(first.lowerBound) : .ranges(RangeSet(ranges))
  }

  /// Returns the attributes of the characters that would be typed next.
  ///
  /// - Parameter text: The text.
  /// - Returns: The attributes.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    let place = ranges.first?.lowerBound ?? text.endIndex
    return text.attributes(before: place)
  }
}

@available(iOS 26.0, *)
extension AttributedString {
  /// Changes the attributes of the selected characters.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - body: A closure that changes the attributes.
  /// - Throws: The error of the closure.
  public mutating func transformAttributes<E: Error>(
    in selection: inout AttributedTextSelection,
    body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    guard case .ranges(let ranges) = selection.indices(in: self) else { return }
    for range in ranges.ranges {
      for run in self[range].runs {
        var attributes = run.attributes
        try body(&attributes)
        self[run.range].setAttributes(attributes)
      }
    }
  }
}

extension AttributedString {
  /// Returns the attributes of the character before a position, or no attributes at the beginning.
  func attributes(before place: AttributedString.Index) -> AttributeContainer {
    guard place > startIndex else { return AttributeContainer() }
    return runs[characters.index(before: place)].attributes
  }

  /// Replaces the characters that differ from a string; the others keep their attributes.
  ///
  /// New characters get the attributes of the character before them, as when they are typed.
  mutating func become(_ string: String) {
    let old = Array(characters)
    let new = Array(string)
    let shorter = min(old.count, new.count)
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.reversed(), new.reversed()).prefix(shorter - head).prefix { $0 == $1 }.count
    let start = characters.index(startIndex, offsetBy: head)
    let end = characters.index(startIndex, offsetBy: old.count - tail)
    let middle = String(new[head..<(new.count - tail)])
    replaceSubrange(
      start..<end,
      with: AttributedString(middle, attributes: attributes(before: start))
    )
  }
}
