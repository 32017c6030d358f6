/// The Apple frameworks whose names belong to other modules in NavLab.
enum FrameworkHome {
  /// The names of the modules that provide frameworks' names, keyed by framework; nil marks names that are visible
  /// everywhere.
  static let all: [String: String?] = [
    "AVFAudio": "NavAVFoundation",
    "AudioToolbox": "NavAVFoundation",
    "CoreMedia": "NavAVFoundation",
    "CoreServices": "NavUniformTypeIdentifiers",
    "CoreText": "NavUIKit",
    "CoreTransferable": "NavUI",
    "CoreVideo": "NavAVFoundation",
    "DeveloperToolsSupport": "NavUI",
    "ImageIO": "NavCoreGraphics",
    "MobileCoreServices": "NavUniformTypeIdentifiers",
    "Playgrounds": "NavUI",
    "QuartzCore": "NavUIKit",
    "_AVKit_SwiftUI": "NavAVKit",
    "_AppIntents_SwiftUI": "NavAppIntents",
    "_AuthenticationServices_SwiftUI": "NavAuthenticationServices",
    "_LocationEssentials": "NavCoreLocation",
    "_MapKit_SwiftUI": "NavMapKit",
    "_PhotosUI_SwiftUI": "NavPhotosUI",
    "_SpriteKit_SwiftUI": rare,
    "_StoreKit_SwiftUI": "NavStoreKit",
    "_SwiftData_SwiftUI": "NavSwiftData",
    "_WebKit_SwiftUI": "NavWebKit",
  ].merging(rarities.map { ($0, rare) } + ofTheSystem) { first, _ in first }

  #if canImport(Darwin)
  private static let ofTheSystem: [(String, String?)] = []
  #else
  /// The system modules with their names on Linux, or nil for modules that Foundation includes.
  private static let ofTheSystem: [(String, String?)] = [
    ("CoreFoundation", nil), ("Darwin", "Glibc"), ("ObjectiveC", nil),
  ]
  #endif

  /// The name of the module that declares some names from frameworks that are rarely imported.
  ///
  /// The frameworks are listed in `Scripts/stand-ins/Frameworks.txt`.
  private static let rare = "NavFrameworks"

  private static let rarities = [
    "ARKit", "Accelerate", "Accessibility", "Accounts", "AdServices", "AdSupport", "AlarmKit",
    "AppClip", "AppTrackingTransparency", "AudioUnit", "BackgroundAssets", "BusinessChat",
    "CFNetwork", "CallKit", "CarPlay", "Cinematic", "ClassKit", "ClockKit", "ColorSync",
    "Compression", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreAudioTypes", "CoreBluetooth",
    "CoreLocationUI", "CoreMIDI", "CoreML", "CoreNFC", "CoreTelephony", "CreateML",
    "CryptoTokenKit", "DataDetection", "DeviceActivity", "DeviceCheck", "EventKitUI",
    "ExposureNotification", "ExtensionFoundation", "ExtensionKit", "ExternalAccessory",
    "FamilyControls", "FileProvider", "FileProviderUI", "FinanceKit", "FoundationModels", "GLKit",
    "GameController", "GameplayKit", "GroupActivities", "HomeKit", "IOSurface", "IdentityLookup",
    "ImageCaptureCore", "ImagePlayground", "Intents", "IntentsUI", "JavaScriptCore",
    "JournalingSuggestions", "LinkPresentation", "ManagedSettings", "ManagedSettingsUI", "Matter",
    "MediaAccessibility", "MediaToolbox", "Messages", "Metal", "MetalFX", "MetalKit",
    "MetalPerformanceShaders", "MetricKit", "ModelIO", "MultipeerConnectivity",
    "NaturalLanguage", "NearbyInteraction", "NetworkExtension", "NotificationCenter", "OpenGLES",
    "PDFKit", "PHASE", "PassKit", "PencilKit", "ProximityReader", "PushKit", "PushToTalk",
    "QuickLook", "QuickLookThumbnailing", "RealityFoundation", "RealityKit", "ReplayKit",
    "RoomPlan", "SafetyKit", "SceneKit", "ScreenTime", "SensitiveContentAnalysis", "SensorKit",
    "SharedWithYou", "ShazamKit", "Social", "SoundAnalysis", "Spatial", "Speech", "SpriteKit",
    "Symbols", "TabularData", "Translation", "VideoSubscriberAccount", "VideoToolbox",
    "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WorkoutKit", "iAd", "simd",
  ]

  /// Returns the names of the frameworks that files import although NavLab has no modules for them.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - known: The app's own modules, which are not frameworks, whatever their names.
  /// - Returns: The names.
  static func imported(by files: [SourceFile], except known: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for file in files where file.text.mentions("import") {
      for statement in ImportOutline(of: file.text).statements
      where all.keys.contains(statement.module) && !known.contains(statement.module) {
        found.insert(statement.module)
      }
    }
    return found
  }
}
