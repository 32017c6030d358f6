import SwiftSyntax

extension Call {
  /// A Boolean value that indicates whether the call is a toolbar that adds items to a stack's navigation bar.
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
    "navigationBarLeading", "navigationBarTrailing", "topBarLeading", "topBarTrailing", "principal",
    "confirmationAction", "cancellationAction",
  ]
}
