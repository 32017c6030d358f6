import SwiftSyntax

extension Array where Element: SyntaxProtocol {
  /// The nodes that begin within a stretch, found in the time of a binary search; the array is in the order of
  /// the file, as `ParsedFile.nodes` gives it.
  func within(_ stretch: Range<AbsolutePosition>) -> ArraySlice<Element> {
    self[index(of: stretch.lowerBound)..<index(of: stretch.upperBound)]
  }

  /// The index of the first node that begins at a position or behind it.
  private func index(of position: AbsolutePosition) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if self[middle].positionAfterSkippingLeadingTrivia < position {
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
