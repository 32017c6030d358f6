/// The part of a SARIF 2.1.0 log that NavLab writes, with property names from the standard.
struct SARIFLog: Hashable, Sendable, Encodable {
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Hashable, Sendable, Encodable {
    var tool: Tool
    /// The unit in which columns are counted.
    ///
    /// The standard refers to Unicode scalars as code points.
    var columnKind = "unicodeCodePoints"
    var results: [Result]
    var invocations: [Invocation]
  }

  struct Tool: Hashable, Sendable, Encodable {
    var driver: Driver
  }

  struct Driver: Hashable, Sendable, Encodable {
    var name = "navlab"
    var version: String
    var rules: [Rule]
  }

  struct Rule: Hashable, Sendable, Encodable {
    var id: String
    var shortDescription: Message?
    var fullDescription: Message?
    var help: Message?
    var defaultConfiguration: Configuration

    struct Configuration: Hashable, Sendable, Encodable {
      var level: String
    }
  }

  struct Message: Hashable, Sendable, Encodable {
    var text: String
  }

  struct Result: Hashable, Sendable, Encodable {
    var ruleId: String
    var ruleIndex: Int?
    var level: String
    var message: Message
    var locations: [Location]
    var relatedLocations: [Location]?
    var fixes: [Fix]?
  }

  struct Location: Hashable, Sendable, Encodable {
    var physicalLocation: PhysicalLocation
    var message: Message?
  }

  struct PhysicalLocation: Hashable, Sendable, Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region?
  }

  struct ArtifactLocation: Hashable, Sendable, Encodable {
    var uri: String
  }

  struct Region: Hashable, Sendable, Encodable {
    var startLine: Int?
    var startColumn: Int?
    var endLine: Int?
    var endColumn: Int?
    var byteOffset: Int?
    var byteLength: Int?
  }

  struct Fix: Hashable, Sendable, Encodable {
    var description: Message
    var artifactChanges: [ArtifactChange]
  }

  struct ArtifactChange: Hashable, Sendable, Encodable {
    var artifactLocation: ArtifactLocation
    var replacements: [Replacement]
  }

  struct Replacement: Hashable, Sendable, Encodable {
    var deletedRegion: Region
    var insertedContent: Message
  }

  struct Invocation: Hashable, Sendable, Encodable {
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notification]
  }

  struct Notification: Hashable, Sendable, Encodable {
    var level: String
    var message: Message
    var locations: [Location]
  }
}
