import SwiftSyntax

extension Array where Element: SyntaxProtocol {
  /// Returns the nodes that begin within a range, using a binary search.
  ///
  /// The array must be in source order, as that of `ParsedFile.nodes` is.
  func within(_ stretch: Range<AbsolutePosition>) -> ArraySlice<Element> {
    within(stretch) { $0.positionAfterSkippingLeadingTrivia }
  }

  /// Returns the nodes whose leading blanks begin before a position.
  ///
  /// The array must be in source order.
  func before(_ place: AbsolutePosition) -> ArraySlice<Element> {
    before(place) { $0.position }
  }
}

extension [AbsolutePosition] {
  /// Returns the positions before the given position in a sorted array.
  func before(_ place: AbsolutePosition) -> ArraySlice<AbsolutePosition> {
    before(place) { $0 }
  }
}

extension [Call] {
  /// Returns the calls that begin within a range, using a binary search.
  ///
  /// The array must be in source order, as that of `ParsedFile.calls` is.
  func within(_ stretch: Range<AbsolutePosition>) -> ArraySlice<Call> {
    within(stretch) { $0.node.positionAfterSkippingLeadingTrivia }
  }
}

extension [PathMutation] {
  /// Returns the changes that begin within a range, using a binary search.
  ///
  /// The array must be in source order.
  func within(_ stretch: Range<AbsolutePosition>) -> ArraySlice<PathMutation> {
    within(stretch) { $0.node.positionAfterSkippingLeadingTrivia }
  }
}

extension Array {
  /// Returns the elements before a position in an array that is sorted by position.
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

  /// Returns the index of the first element at or after a position.
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
  /// The calls inside the node.
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
