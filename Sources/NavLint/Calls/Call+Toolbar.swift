import SwiftSyntax

extension Call {
  /// Whether this is a toolbar with items for the navigation bar, which exists only in a stack.
  var isOfBar: Bool {
    guard name == "toolbar", isOnReceiver else { return false }
    return closures.contains { element in
      element.closure.innerCalls.contains { item in
        let place = item.argument("placement")?.as(MemberAccessExprSyntax.self)
        return place.map { Self.barPlaces.contains($0.declName.baseName.text) } ?? false
      }
    }
  }

  private static let barPlaces: Set<String> = [
    "navigationBarLeading", "navigationBarTrailing", "topBarLeading", "topBarTrailing",
  ]
}
