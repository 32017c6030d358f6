import SwiftSyntax

extension Array where Element: SyntaxProtocol {
  /// The nodes that begin within a stretch, found in the time of a binary search; the array is in the order of
  /// the file, as `ParsedFile.nodes` gives it.
  func within(_ stretch: Range<AbsolutePosition>) -> ArraySlice<Element> {
    self[index(of: stretch.lowerBound, \.self)..<index(of: stretch.upperBound, \.self)]
  }
}

extension [Call] {
  /// The calls that begin within a stretch, found in the time of a binary search; the array is in the order of
  /// the file, as `ParsedFile.calls` gives it.
  func within(_ stretch: Range<AbsolutePosition>) -> ArraySlice<Call> {
    self[index(of: stretch.lowerBound, \.node)..<index(of: stretch.upperBound, \.node)]
  }
}

extension Array {
  /// The index of the first element whose node begins at a position or behind it.
  fileprivate func index<Node: SyntaxProtocol>(
    of position: AbsolutePosition,
    _ node: (Element) -> Node
  ) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if node(self[middle]).positionAfterSkippingLeadingTrivia < position {
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
