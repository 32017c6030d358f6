import SwiftSyntax

extension Array where Element: SyntaxProtocol {
  /// The nodes that begin within a stretch, found in the time of a binary search; the array is in the order of
  /// the file, as `ParsedFile.nodes` gives it.
  func within(_ stretch: Range<AbsolutePosition>) -> ArraySlice<Element> {
    within(stretch) { $0.positionAfterSkippingLeadingTrivia }
  }

  /// The nodes that begin before a place, with the blanks before them; the array is in the order of the file.
  func before(_ place: AbsolutePosition) -> ArraySlice<Element> {
    before(place) { $0.position }
  }
}

extension [AbsolutePosition] {
  /// The places before another one, in an array that is sorted.
  func before(_ place: AbsolutePosition) -> ArraySlice<AbsolutePosition> {
    before(place) { $0 }
  }
}

extension [Call] {
  /// The calls that begin within a stretch, found in the time of a binary search; the array is in the order of
  /// the file, as `ParsedFile.calls` gives it.
  func within(_ stretch: Range<AbsolutePosition>) -> ArraySlice<Call> {
    within(stretch) { $0.node.positionAfterSkippingLeadingTrivia }
  }
}

extension [PathMutation] {
  /// The changes that begin within a stretch, found in the time of a binary search; the array is in the order of
  /// the file.
  func within(_ stretch: Range<AbsolutePosition>) -> ArraySlice<PathMutation> {
    within(stretch) { $0.node.positionAfterSkippingLeadingTrivia }
  }
}

extension Array {
  /// The elements that stand before a place, in an array that is sorted by their own places.
  func before(
    _ place: AbsolutePosition,
    by own: (Element) -> AbsolutePosition
  ) -> ArraySlice<Element> {
    self[..<index(of: place, by: own)]
  }

  private func within(
    _ stretch: Range<AbsolutePosition>,
    by own: (Element) -> AbsolutePosition
  ) -> ArraySlice<Element> {
    self[index(of: stretch.lowerBound, by: own)..<index(of: stretch.upperBound, by: own)]
  }

  /// The index of the first element that stands at a place or behind it.
  private func index(of place: AbsolutePosition, by own: (Element) -> AbsolutePosition) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if own(self[middle]) < place {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}

extension SyntaxProtocol {
  /// The calls that are written within this.
  var callsWithin: [Call] {
    var calls: [Call] = []
    var waiting = [Syntax(self)]
    while let node = waiting.popLast() {
      if let call = node.as(FunctionCallExprSyntax.self).flatMap(Call.init) { calls.append(call) }
      waiting += node.children(viewMode: .sourceAccurate).filter { $0.kind != .token }
    }
    return calls
  }
}
