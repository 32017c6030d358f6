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
  public init?(filenameExtension: String, conformingTo supertype: UTType) {
    identifier = filenameExtension
  }
  /// Creates what stands in for a `UTType`.
  public init?(mimeType: String) {
    identifier = mimeType
  }
  /// Creates what stands in for a `UTType`.
  public init?(mimeType: String, conformingTo supertype: UTType) {
    identifier = mimeType
  }
  /// Creates what stands in for a `UTType`.
  public init(exportedAs identifier: String, conformingTo parentType: UTType?) {
    self.identifier = identifier
  }
  /// Creates what stands in for a `UTType`.
  public init(importedAs identifier: String, conformingTo parentType: UTType?) {
    self.identifier = identifier
  }
  /// Stands in for `preferredMIMEType` of `UTType`.
  public var preferredMIMEType: String? { nil }
  /// Stands in for `localizedDescription` of `UTType`.
  public var localizedDescription: String? { nil }
  /// Stands in for `description` of `UTType`.
  public var description: String { identifier }
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
  /// Stands in for `livePhoto` of `UTType`.
  public static let livePhoto: UTType = UTType(identifier: "com.apple.live-photo")
  /// Stands in for `gif` of `UTType`.
  public static let gif: UTType = UTType(identifier: "com.compuserve.gif")
  /// Stands in for `tiff` of `UTType`.
  public static let tiff: UTType = UTType(identifier: "public.tiff")
  /// Stands in for `svg` of `UTType`.
  public static let svg: UTType = UTType(identifier: "public.svg-image")
  /// Stands in for `webP` of `UTType`.
  public static let webP: UTType = UTType(identifier: "org.webmproject.webp")
  /// Stands in for `rawImage` of `UTType`.
  public static let rawImage: UTType = UTType(identifier: "public.camera-raw-image")
  /// Stands in for `mpeg4Movie` of `UTType`.
  public static let mpeg4Movie: UTType = UTType(identifier: "public.mpeg-4")
  /// Stands in for `quickTimeMovie` of `UTType`.
  public static let quickTimeMovie: UTType = UTType(identifier: "com.apple.quicktime-movie")
  /// Stands in for `audiovisualContent` of `UTType`.
  public static let audiovisualContent: UTType = UTType(identifier: "public.audiovisual-content")
  /// Stands in for `mpeg4Audio` of `UTType`.
  public static let mpeg4Audio: UTType = UTType(identifier: "public.mpeg-4-audio")
  /// Stands in for `wav` of `UTType`.
  public static let wav: UTType = UTType(identifier: "com.microsoft.waveform-audio")
  /// Stands in for `aiff` of `UTType`.
  public static let aiff: UTType = UTType(identifier: "public.aiff-audio")
  /// Stands in for `midi` of `UTType`.
  public static let midi: UTType = UTType(identifier: "public.midi-audio")
  /// Stands in for `flatRTFD` of `UTType`.
  public static let flatRTFD: UTType = UTType(identifier: "com.apple.flat-rtfd")
  /// Stands in for `rtfd` of `UTType`.
  public static let rtfd: UTType = UTType(identifier: "com.apple.rtfd")
  /// Stands in for `directory` of `UTType`.
  public static let directory: UTType = UTType(identifier: "public.directory")
  /// Stands in for `package` of `UTType`.
  public static let package: UTType = UTType(identifier: "com.apple.package")
  /// Stands in for `bundle` of `UTType`.
  public static let bundle: UTType = UTType(identifier: "com.apple.bundle")
  /// Stands in for `application` of `UTType`.
  public static let application: UTType = UTType(identifier: "com.apple.application")
  /// Stands in for `executable` of `UTType`.
  public static let executable: UTType = UTType(identifier: "public.executable")
  /// Stands in for `sourceCode` of `UTType`.
  public static let sourceCode: UTType = UTType(identifier: "public.source-code")
  /// Stands in for `swiftSource` of `UTType`.
  public static let swiftSource: UTType = UTType(identifier: "public.swift-source")
  /// Stands in for `javaScript` of `UTType`.
  public static let javaScript: UTType = UTType(identifier: "com.netscape.javascript-source")
  /// Stands in for `yaml` of `UTType`.
  public static let yaml: UTType = UTType(identifier: "public.yaml")
  /// Stands in for `tabSeparatedText` of `UTType`.
  public static let tabSeparatedText: UTType = UTType(
    identifier: "public.tab-separated-values-text"
  )
  /// Stands in for `utf16PlainText` of `UTType`.
  public static let utf16PlainText: UTType = UTType(identifier: "public.utf16-plain-text")
  /// Stands in for `delimitedText` of `UTType`.
  public static let delimitedText: UTType = UTType(identifier: "public.delimited-values-text")
  /// Stands in for `vCard` of `UTType`.
  public static let vCard: UTType = UTType(identifier: "public.vcard")
  /// Stands in for `contact` of `UTType`.
  public static let contact: UTType = UTType(identifier: "public.contact")
  /// Stands in for `calendarEvent` of `UTType`.
  public static let calendarEvent: UTType = UTType(identifier: "public.calendar-event")
  /// Stands in for `emailMessage` of `UTType`.
  public static let emailMessage: UTType = UTType(identifier: "public.email-message")
  /// Stands in for `spreadsheet` of `UTType`.
  public static let spreadsheet: UTType = UTType(identifier: "public.spreadsheet")
  /// Stands in for `presentation` of `UTType`.
  public static let presentation: UTType = UTType(identifier: "public.presentation")
  /// Stands in for `database` of `UTType`.
  public static let database: UTType = UTType(identifier: "public.database")
  /// Stands in for `archive` of `UTType`.
  public static let archive: UTType = UTType(identifier: "public.archive")
  /// Stands in for `gzip` of `UTType`.
  public static let gzip: UTType = UTType(identifier: "org.gnu.gnu-zip-archive")
  /// Stands in for `diskImage` of `UTType`.
  public static let diskImage: UTType = UTType(identifier: "public.disk-image")
  /// Stands in for `epub` of `UTType`.
  public static let epub: UTType = UTType(identifier: "org.idpf.epub-container")
  /// Stands in for `threeDContent` of `UTType`.
  public static let threeDContent: UTType = UTType(identifier: "public.3d-content")
  /// Stands in for `sceneKitScene` of `UTType`.
  public static let sceneKitScene: UTType = UTType(identifier: "com.apple.scenekit.scene")
  /// Stands in for `arReferenceObject` of `UTType`.
  public static let arReferenceObject: UTType = UTType(identifier: "com.apple.arobject")
  /// Stands in for `usd` of `UTType`.
  public static let usd: UTType = UTType(identifier: "com.pixar.universal-scene-description")
  /// Stands in for `usdz` of `UTType`.
  public static let usdz: UTType = UTType(
    identifier: "com.pixar.universal-scene-description-mobile"
  )
  /// Stands in for `font` of `UTType`.
  public static let font: UTType = UTType(identifier: "public.font")
  /// Stands in for `log` of `UTType`.
  public static let log: UTType = UTType(identifier: "com.apple.log")
  /// Stands in for `message` of `UTType`.
  public static let message: UTType = UTType(identifier: "public.message")
  /// Stands in for `bookmark` of `UTType`.
  public static let bookmark: UTType = UTType(identifier: "public.bookmark")
  /// Stands in for `urlBookmarkData` of `UTType`.
  public static let urlBookmarkData: UTType = UTType(identifier: "com.apple.bookmark")
  /// Stands in for `propertyList` of `UTType`.
  public static let propertyList: UTType = UTType(identifier: "com.apple.property-list")
}
