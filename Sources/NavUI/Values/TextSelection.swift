/// The selection in a text field.
@available(iOS 18.0, *)
public struct TextSelection: Equatable, Hashable {
  /// The indices of one or more ranges of characters.
  public enum Indices: Equatable, Hashable {
    /// A single range of characters.
    case selection(Range<String.Index>)
    /// Several ranges of characters.
    case multiSelection(RangeSet<String.Index>)

    /// Adds the indices to the hash.
    public func hash(into hasher: inout Hasher) {
      switch self {
      case .selection(let range): hasher.combine(range)
      case .multiSelection(let ranges): hasher.combine(Array(ranges.ranges))
      }
    }
  }

  /// The indices of the selected characters.
  public var indices: Indices
  /// The side to which the caret belongs at the end of a line.
  public var affinity: TextSelectionAffinity { .automatic }

  /// Creates a selection of the characters in a range.
  ///
  /// - Parameter range: The range.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  /// Creates a selection of the characters in several ranges.
  ///
  /// - Parameter ranges: The ranges.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
  }

  /// Creates a selection that places the caret between two characters.
  ///
  /// - Parameter insertionPoint: The index of the character after the caret.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// A Boolean value that indicates whether the selection is only a caret, without any characters.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}
