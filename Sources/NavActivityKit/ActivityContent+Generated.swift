// Made by Scripts/generate from Scripts/stand-ins/ActivityKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `ActivityContent` of ActivityKit, and does nothing.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
  /// Stands in for `state` of `ActivityContent`.
  public var state: State
  /// Stands in for `staleDate` of `ActivityContent`.
  public var staleDate: Date? = nil
  /// Stands in for `relevanceScore` of `ActivityContent`.
  public var relevanceScore: Double = 0
  /// Creates what stands in for a `ActivityContent`.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}
