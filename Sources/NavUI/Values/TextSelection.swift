/// The selection in text field.
@available(iOS 18.0, *)
public struct TextSelection: Equatable, Hashable {
  /// One run of characters, or several.
  public enum Indices: Equatable, Hashable {
    /// The characters of a range.
    case selection(Range<String.Index>)
    /// The characters of several ranges.
    case multiSelection(RangeSet<String.Index>)

    /// Adds the selection to a hash.
    public func hash(into hasher: inout Hasher) {
      switch self {
      case .selection(let range): hasher.combine(range)
      case .multiSelection(let ranges): hasher.combine(Array(ranges.ranges))
      }
    }
  }

  /// The selected characters.
  public var indices: Indices
  /// The side to which the selection belongs.
  public var affinity: TextSelectionAffinity { .automatic }

  /// Selects the characters of a range.
  ///
  /// - Parameter range: The range.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  /// Selects the characters of several ranges.
  ///
  /// - Parameter ranges: The ranges.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
  }

  /// Puts the caret between two characters.
  ///
  /// - Parameter insertionPoint: The place.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether nothing is selected, so that there is only a caret.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}
