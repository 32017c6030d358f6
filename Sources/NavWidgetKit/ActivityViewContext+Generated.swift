// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `ActivityViewContext` of WidgetKit, and does nothing.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// Stands in for `activityID` of `ActivityViewContext`.
  public let activityID: String
  /// Stands in for `attributes` of `ActivityViewContext`.
  public let attributes: Attributes
  /// Stands in for `state` of `ActivityViewContext`.
  public let state: Attributes.ContentState
  /// Stands in for `isStale` of `ActivityViewContext`.
  public let isStale: Bool
  /// Creates what stands in for a `ActivityViewContext`.
  public init(
    activityID: String,
    attributes: Attributes,
    state: Attributes.ContentState,
    isStale: Bool
  ) {
    self.activityID = activityID
    self.attributes = attributes
    self.state = state
    self.isStale = isStale
  }
}
