// Made by Scripts/generate from Scripts/stand-ins/UniformTypeIdentifiers.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UTType` of UniformTypeIdentifiers, and does nothing.
public struct UTType: Hashable, Codable, Sendable {
  /// Stands in for `identifier` of `UTType`.
  public let identifier: String
  /// Creates what stands in for a `UTType`.
  public init(identifier: String) {
    self.identifier = identifier
  }
  /// Creates what stands in for a `UTType`.
  public init?(_ identifier: String) {
    self.identifier = identifier
  }
  /// Creates what stands in for a `UTType`.
  public init?(filenameExtension: String) {
    identifier = filenameExtension
  }
  /// Creates what stands in for a `UTType`.
  public init(exportedAs identifier: String) {
    self.identifier = identifier
  }
  /// Creates what stands in for a `UTType`.
  public init(importedAs identifier: String) {
    self.identifier = identifier
  }
  /// Stands in for `preferredFilenameExtension` of `UTType`.
  public var preferredFilenameExtension: String? { nil }
  /// Stands in for `conforms` of `UTType`.
  public func conforms(to type: UTType) -> Bool { self == type }
  /// Stands in for `json` of `UTType`.
  public static let json: UTType = UTType(identifier: "public.json")
  /// Stands in for `text` of `UTType`.
  public static let text: UTType = UTType(identifier: "public.text")
  /// Stands in for `plainText` of `UTType`.
  public static let plainText: UTType = UTType(identifier: "public.plain-text")
  /// Stands in for `utf8PlainText` of `UTType`.
  public static let utf8PlainText: UTType = UTType(identifier: "public.utf8-plain-text")
  /// Stands in for `image` of `UTType`.
  public static let image: UTType = UTType(identifier: "public.image")
  /// Stands in for `png` of `UTType`.
  public static let png: UTType = UTType(identifier: "public.png")
  /// Stands in for `jpeg` of `UTType`.
  public static let jpeg: UTType = UTType(identifier: "public.jpeg")
  /// Stands in for `heic` of `UTType`.
  public static let heic: UTType = UTType(identifier: "public.heic")
  /// Stands in for `movie` of `UTType`.
  public static let movie: UTType = UTType(identifier: "public.movie")
  /// Stands in for `video` of `UTType`.
  public static let video: UTType = UTType(identifier: "public.video")
  /// Stands in for `audio` of `UTType`.
  public static let audio: UTType = UTType(identifier: "public.audio")
  /// Stands in for `mp3` of `UTType`.
  public static let mp3: UTType = UTType(identifier: "public.mp3")
  /// Stands in for `pdf` of `UTType`.
  public static let pdf: UTType = UTType(identifier: "com.adobe.pdf")
  /// Stands in for `url` of `UTType`.
  public static let url: UTType = UTType(identifier: "public.url")
  /// Stands in for `fileURL` of `UTType`.
  public static let fileURL: UTType = UTType(identifier: "public.file-url")
  /// Stands in for `data` of `UTType`.
  public static let data: UTType = UTType(identifier: "public.data")
  /// Stands in for `item` of `UTType`.
  public static let item: UTType = UTType(identifier: "public.item")
  /// Stands in for `content` of `UTType`.
  public static let content: UTType = UTType(identifier: "public.content")
  /// Stands in for `folder` of `UTType`.
  public static let folder: UTType = UTType(identifier: "public.folder")
  /// Stands in for `commaSeparatedText` of `UTType`.
  public static let commaSeparatedText: UTType = UTType(
    identifier: "public.comma-separated-values-text"
  )
  /// Stands in for `rtf` of `UTType`.
  public static let rtf: UTType = UTType(identifier: "public.rtf")
  /// Stands in for `xml` of `UTType`.
  public static let xml: UTType = UTType(identifier: "public.xml")
  /// Stands in for `html` of `UTType`.
  public static let html: UTType = UTType(identifier: "public.html")
  /// Stands in for `zip` of `UTType`.
  public static let zip: UTType = UTType(identifier: "public.zip-archive")
  /// Stands in for `propertyList` of `UTType`.
  public static let propertyList: UTType = UTType(identifier: "com.apple.property-list")
}
