// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `AccessibilityNotification` of Frameworks, and does nothing.
public enum AccessibilityNotification {
  /// Stands in for `Announcement` of `AccessibilityNotification`.
  public struct Announcement: Sendable {
    /// Creates what stands in for a `Announcement`.
    public init(_ announcement: AttributedString) {
    }
    /// Creates what stands in for a `Announcement`.
    public init(_ announcement: String) {
    }
    /// Creates what stands in for a `Announcement`.
    public init(_ announcement: LocalizedStringResource) {
    }
    /// Stands in for `post` of `Announcement`.
    public func post() {}
  }
  /// Stands in for `LayoutChanged` of `AccessibilityNotification`.
  public struct LayoutChanged: Sendable {
    /// Creates what stands in for a `LayoutChanged`.
    public init() {
    }
    /// Creates what stands in for a `LayoutChanged`.
    public init<Element>(_ element: Element) {
    }
    /// Stands in for `post` of `LayoutChanged`.
    public func post() {}
  }
  /// Stands in for `ScreenChanged` of `AccessibilityNotification`.
  public struct ScreenChanged: Sendable {
    /// Creates what stands in for a `ScreenChanged`.
    public init() {
    }
    /// Creates what stands in for a `ScreenChanged`.
    public init<Element>(_ element: Element) {
    }
    /// Stands in for `post` of `ScreenChanged`.
    public func post() {}
  }
  /// Stands in for `PageScrolled` of `AccessibilityNotification`.
  public struct PageScrolled: Sendable {
    /// Creates what stands in for a `PageScrolled`.
    public init(_ message: String) {
    }
    /// Stands in for `post` of `PageScrolled`.
    public func post() {}
  }
}
