// Written by Scripts/generate from the names of the files below Rules; do not edit.

/// The rules of the linter.
package enum RuleList {
  /// Every rule, by the names of their files.
  package static let all: [any Rule.Type] = [
    ButtonInLinkRule.self,
    DeprecatedLinkRule.self,
    DeprecatedNavigationViewRule.self,
    DestinationInLazyContainerRule.self,
    DestinationOutsideStackRule.self,
    DroppedRouteRule.self,
    DuplicateDestinationRule.self,
    GlobalPathRule.self,
    LinkOutsideStackRule.self,
    MissingDestinationRule.self,
    ModelInPathRule.self,
    NestedStackRule.self,
    PathOutOfReachRule.self,
    SeveralPathChangesRule.self,
    SplitViewInStackRule.self,
    StackAroundTabViewRule.self,
    UnboundPathRule.self,
    UnguardedRemoveLastRule.self,
    UntrackedLinkRule.self,
    WrongPathTypeRule.self,
  ]
}
