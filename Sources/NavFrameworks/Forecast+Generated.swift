// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `Forecast` of Frameworks, and does nothing.
public struct Forecast<Element: Codable & Hashable & Sendable>: RandomAccessCollection, Codable,
  Hashable, Sendable
{
  /// Stands in for `forecast` of `Forecast`.
  public var forecast: [Element]
  /// Stands in for `metadata` of `Forecast`.
  public var metadata: WeatherMetadata
  /// Stands in for `startIndex` of `Forecast`.
  public var startIndex: Int { forecast.startIndex }
  /// Stands in for `endIndex` of `Forecast`.
  public var endIndex: Int { forecast.endIndex }
  /// Stands in for `subscript` of `Forecast`.
  public subscript(position: Int) -> Element { forecast[position] }
}
