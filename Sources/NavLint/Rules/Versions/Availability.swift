import Findings
import SwiftSyntax

/// A table of the iOS versions that introduced SwiftUI's names.
struct Availability {
  /// The oldest version of iOS that the code targets.
  let target: DeploymentTarget

  /// Returns the version that introduced the called name if the target is older than that version, or nil otherwise.
  func missing(_ call: Call) -> DeploymentTarget? {
    let version =
      call.isOnReceiver ? Self.version(ofModifier: call) : Self.version(ofInitializer: call)
    return version.flatMap { $0 > target ? $0 : nil }
  }

  /// Returns the version that introduced an attribute if the target is older than that version, or nil otherwise.
  func missing(_ attribute: AttributeSyntax) -> DeploymentTarget? {
    let version: DeploymentTarget? =
      switch attribute.attributeName.trimmedDescription {
      case "Observable", "Bindable": DeploymentTarget(17)
      case "Environment" where Self.namesType(attribute): DeploymentTarget(17)
      default: nil
      }
    return version.flatMap { $0 > target ? $0 : nil }
  }

  private static func namesType(_ attribute: AttributeSyntax) -> Bool {
    let value = attribute.arguments?.as(LabeledExprListSyntax.self)?.first?.expression
    return value?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "self"
  }

  private static func version(ofInitializer call: Call) -> DeploymentTarget? {
    switch call.name {
    case "NavigationStack", "NavigationSplitView", "NavigationPath": DeploymentTarget(16)
    case "NavigationLink" where call.has("value"): DeploymentTarget(16)
    case "Tab", "TabSection": DeploymentTarget(18)
    default: nil
    }
  }

  private static func version(ofModifier call: Call) -> DeploymentTarget? {
    switch call.name {
    case "navigationDestination": DeploymentTarget(call.has("item") ? 17 : 16)
    case "onChange" where call.has("initial") || isNewer(call): DeploymentTarget(17)
    case "environment" where call.node.arguments.count == 1 && isObject(call): DeploymentTarget(17)
    default: modifiers[call.name]
    }
  }

  /// Returns whether the closure of an `onChange` takes two parameters or none.
  private static func isNewer(_ call: Call) -> Bool {
    guard
      let closure = call.trailingClosure
        ?? call.node.arguments.last?.expression
        .as(ClosureExprSyntax.self)
    else { return false }
    guard closure.signature?.parameterClause == nil else {
      return closure.parameterNames.count == 2
    }
    return !closure.usesOwn("$0") || closure.usesOwn("$1")
  }

  private static func isObject(_ call: Call) -> Bool {
    guard let value = call.argument(nil) else { return false }
    return !value.is(KeyPathExprSyntax.self)
  }

  private static let modifiers: [String: DeploymentTarget] = [
    "presentationDetents": DeploymentTarget(16),
    "presentationDragIndicator": DeploymentTarget(16),
    "presentationCompactAdaptation": DeploymentTarget(16, 4),
    "presentationBackground": DeploymentTarget(16, 4),
    "inspector": DeploymentTarget(17),
    "contentMargins": DeploymentTarget(17),
    "containerRelativeFrame": DeploymentTarget(17),
    "scrollPosition": DeploymentTarget(17),
    "scrollTargetBehavior": DeploymentTarget(17),
    "scrollTargetLayout": DeploymentTarget(17),
    "sensoryFeedback": DeploymentTarget(17),
    "symbolEffect": DeploymentTarget(17),
    "navigationLinkIndicatorVisibility": DeploymentTarget(17),
    "badgeProminence": DeploymentTarget(17),
    "toolbarVisibility": DeploymentTarget(18),
    "navigationTransition": DeploymentTarget(18),
    "matchedTransitionSource": DeploymentTarget(18),
    "presentationSizing": DeploymentTarget(18),
    "tabPlacement": DeploymentTarget(18),
    "customizationID": DeploymentTarget(18),
    "customizationBehavior": DeploymentTarget(18),
    "tabViewCustomization": DeploymentTarget(18),
    "navigationSubtitle": DeploymentTarget(26),
    "tabBarMinimizeBehavior": DeploymentTarget(26),
    "tabViewBottomAccessory": DeploymentTarget(26),
    "tabViewSearchActivation": DeploymentTarget(26),
    "backgroundExtensionEffect": DeploymentTarget(26),
    "scrollEdgeEffectStyle": DeploymentTarget(26),
    "searchToolbarBehavior": DeploymentTarget(26),
  ]
}

extension ClosureExprSyntax {
  /// Returns whether the node uses an anonymous parameter, such as `$0`, outside nested closures.
  func usesOwn(_ parameter: String) -> Bool {
    descendants(DeclReferenceExprSyntax.self).contains {
      $0.baseName.text == parameter && $0.enclosingClosure?.id == id
    }
  }
}
