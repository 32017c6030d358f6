// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioSession` of AVFoundation, and does nothing.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `AVAudioSession`.
  public override init() {
    super.init()
  }
  /// Stands in for `sharedInstance` of `AVAudioSession`.
  public static func sharedInstance() -> AVAudioSession { AVAudioSession() }
  /// Stands in for `setCategory` of `AVAudioSession`.
  open func setCategory(_ category: Category) throws {}
  /// Stands in for `setCategory` of `AVAudioSession`.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
  /// Stands in for `setCategory` of `AVAudioSession`.
  open func setCategory(_ category: Category, options: CategoryOptions) throws {}
  /// Stands in for `setCategory` of `AVAudioSession`.
  open func setCategory(
    _ category: Category,
    mode: Mode,
    policy: RouteSharingPolicy,
    options: CategoryOptions = []
  ) throws {}
  /// Stands in for `setMode` of `AVAudioSession`.
  open func setMode(_ mode: Mode) throws {}
  /// Stands in for `setActive` of `AVAudioSession`.
  open func setActive(_ active: Bool, options: SetActiveOptions) throws {}
  /// Stands in for `setPreferredSampleRate` of `AVAudioSession`.
  open func setPreferredSampleRate(_ sampleRate: Double) throws {}
  /// Stands in for `setPreferredIOBufferDuration` of `AVAudioSession`.
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
  /// Stands in for `setPreferredInput` of `AVAudioSession`.
  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
  /// Stands in for `overrideOutputAudioPort` of `AVAudioSession`.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  /// Stands in for `category` of `AVAudioSession`.
  open var category: Category { .ambient }
  /// Stands in for `mode` of `AVAudioSession`.
  open var mode: Mode { .default }
  /// Stands in for `recordPermission` of `AVAudioSession`.
  open var recordPermission: RecordPermission { .undetermined }
  /// Stands in for `currentRoute` of `AVAudioSession`.
  open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  /// Stands in for `availableInputs` of `AVAudioSession`.
  open var availableInputs: [AVAudioSessionPortDescription]? { nil }
  /// Stands in for `isOtherAudioPlaying` of `AVAudioSession`.
  open var isOtherAudioPlaying: Bool { false }
  /// Stands in for `secondaryAudioShouldBeSilencedHint` of `AVAudioSession`.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// Stands in for `isInputAvailable` of `AVAudioSession`.
  open var isInputAvailable: Bool { false }
  /// Stands in for `outputVolume` of `AVAudioSession`.
  open var outputVolume: Float { 1 }
  /// Stands in for `sampleRate` of `AVAudioSession`.
  open var sampleRate: Double { 44_100 }
  /// Stands in for `interruptionNotification` of `AVAudioSession`.
  public static let interruptionNotification: Notification.Name = Notification.Name(
    "AVAudioSessionInterruptionNotification"
  )
  /// Stands in for `routeChangeNotification` of `AVAudioSession`.
  public static let routeChangeNotification: Notification.Name = Notification.Name(
    "AVAudioSessionRouteChangeNotification"
  )
  /// Stands in for `mediaServicesWereLostNotification` of `AVAudioSession`.
  public static let mediaServicesWereLostNotification: Notification.Name = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification"
  )
  /// Stands in for `mediaServicesWereResetNotification` of `AVAudioSession`.
  public static let mediaServicesWereResetNotification: Notification.Name = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification"
  )
  /// Stands in for `silenceSecondaryAudioHintNotification` of `AVAudioSession`.
  public static let silenceSecondaryAudioHintNotification: Notification.Name = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification"
  )
  /// Stands in for `RecordPermission` of `AVAudioSession`.
  public enum RecordPermission: UInt, Sendable {
    /// Stands in for `undetermined` of `RecordPermission`.
    case undetermined, denied, granted
  }
  /// Stands in for `RouteSharingPolicy` of `AVAudioSession`.
  public enum RouteSharingPolicy: UInt, Sendable {
    /// Stands in for ``default`` of `RouteSharingPolicy`.
    case `default`, longFormAudio, independent, longFormVideo
  }
  /// Stands in for `InterruptionType` of `AVAudioSession`.
  public enum InterruptionType: UInt, Sendable {
    /// Stands in for `ended` of `InterruptionType`.
    case ended, began
  }
  /// Stands in for `RouteChangeReason` of `AVAudioSession`.
  public enum RouteChangeReason: UInt, Sendable {
    /// Stands in for `unknown` of `RouteChangeReason`.
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, `override`
    /// Stands in for `wakeFromSleep` of `RouteChangeReason`.
    case wakeFromSleep = 6
    /// Stands in for `noSuitableRouteForCategory` of `RouteChangeReason`.
    case noSuitableRouteForCategory = 7
    /// Stands in for `routeConfigurationChange` of `RouteChangeReason`.
    case routeConfigurationChange = 8
  }
  /// Stands in for `PortOverride` of `AVAudioSession`.
  public enum PortOverride: UInt, Sendable {
    /// Stands in for `none` of `PortOverride`.
    case none, speaker
  }
  /// Stands in for `InterruptionOptions` of `AVAudioSession`.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// Stands in for `rawValue` of `InterruptionOptions`.
    public let rawValue: UInt
    /// Creates what stands in for a `InterruptionOptions`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// Stands in for `shouldResume` of `InterruptionOptions`.
    public static let shouldResume: InterruptionOptions = InterruptionOptions(rawValue: 1)
  }
  /// Stands in for `SetActiveOptions` of `AVAudioSession`.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// Stands in for `rawValue` of `SetActiveOptions`.
    public let rawValue: UInt
    /// Creates what stands in for a `SetActiveOptions`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// Stands in for `notifyOthersOnDeactivation` of `SetActiveOptions`.
    public static let notifyOthersOnDeactivation: SetActiveOptions = SetActiveOptions(rawValue: 1)
  }
  /// Stands in for `Port` of `AVAudioSession`.
  public struct Port: RawRepresentable, Hashable, Sendable {
    /// Stands in for `rawValue` of `Port`.
    public let rawValue: String
    /// Creates what stands in for a `Port`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// Stands in for `headphones` of `Port`.
    public static let headphones: Port = Port(rawValue: "Headphones")
    /// Stands in for `builtInSpeaker` of `Port`.
    public static let builtInSpeaker: Port = Port(rawValue: "Speaker")
    /// Stands in for `builtInReceiver` of `Port`.
    public static let builtInReceiver: Port = Port(rawValue: "Receiver")
    /// Stands in for `builtInMic` of `Port`.
    public static let builtInMic: Port = Port(rawValue: "MicrophoneBuiltIn")
    /// Stands in for `bluetoothA2DP` of `Port`.
    public static let bluetoothA2DP: Port = Port(rawValue: "BluetoothA2DPOutput")
    /// Stands in for `bluetoothHFP` of `Port`.
    public static let bluetoothHFP: Port = Port(rawValue: "BluetoothHFP")
    /// Stands in for `bluetoothLE` of `Port`.
    public static let bluetoothLE: Port = Port(rawValue: "BluetoothLE")
    /// Stands in for `airPlay` of `Port`.
    public static let airPlay: Port = Port(rawValue: "AirPlay")
  }
  /// Stands in for `setActive` of `AVAudioSession`.
  open func setActive(_ active: Bool) throws {}
  /// Stands in for `requestRecordPermission` of `AVAudioSession`.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
  /// Stands in for `Category` of `AVAudioSession`.
  public struct Category: Hashable, Sendable {
    /// Stands in for `name` of `Category`.
    public let name: String
    /// Stands in for `playback` of `Category`.
    public static let playback: Category = Category(name: "playback")
    /// Stands in for `ambient` of `Category`.
    public static let ambient: Category = Category(name: "ambient")
    /// Stands in for `record` of `Category`.
    public static let record: Category = Category(name: "record")
    /// Stands in for `playAndRecord` of `Category`.
    public static let playAndRecord: Category = Category(name: "playAndRecord")
    /// Stands in for `soloAmbient` of `Category`.
    public static let soloAmbient: Category = Category(name: "soloAmbient")
    /// Stands in for `multiRoute` of `Category`.
    public static let multiRoute: Category = Category(name: "multiRoute")
  }
  /// Stands in for `Mode` of `AVAudioSession`.
  public struct Mode: Hashable, Sendable {
    /// Stands in for `name` of `Mode`.
    public let name: String
    /// Stands in for ``default`` of `Mode`.
    public static let `default`: Mode = Mode(name: "default")
    /// Stands in for `moviePlayback` of `Mode`.
    public static let moviePlayback: Mode = Mode(name: "moviePlayback")
    /// Stands in for `spokenAudio` of `Mode`.
    public static let spokenAudio: Mode = Mode(name: "spokenAudio")
    /// Stands in for `measurement` of `Mode`.
    public static let measurement: Mode = Mode(name: "measurement")
    /// Stands in for `videoRecording` of `Mode`.
    public static let videoRecording: Mode = Mode(name: "videoRecording")
    /// Stands in for `videoChat` of `Mode`.
    public static let videoChat: Mode = Mode(name: "videoChat")
    /// Stands in for `gameChat` of `Mode`.
    public static let gameChat: Mode = Mode(name: "gameChat")
    /// Stands in for `voiceChat` of `Mode`.
    public static let voiceChat: Mode = Mode(name: "voiceChat")
    /// Stands in for `voicePrompt` of `Mode`.
    public static let voicePrompt: Mode = Mode(name: "voicePrompt")
  }
  /// Stands in for `CategoryOptions` of `AVAudioSession`.
  public struct CategoryOptions: OptionSet, Sendable {
    /// Stands in for `rawValue` of `CategoryOptions`.
    public let rawValue: UInt
    /// Creates what stands in for a `CategoryOptions`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// Stands in for `mixWithOthers` of `CategoryOptions`.
    public static let mixWithOthers: CategoryOptions = CategoryOptions(rawValue: 1)
    /// Stands in for `duckOthers` of `CategoryOptions`.
    public static let duckOthers: CategoryOptions = CategoryOptions(rawValue: 2)
    /// Stands in for `allowBluetooth` of `CategoryOptions`.
    public static let allowBluetooth: CategoryOptions = CategoryOptions(rawValue: 4)
    /// Stands in for `allowBluetoothHFP` of `CategoryOptions`.
    public static let allowBluetoothHFP: CategoryOptions = CategoryOptions(rawValue: 4)
    /// Stands in for `defaultToSpeaker` of `CategoryOptions`.
    public static let defaultToSpeaker: CategoryOptions = CategoryOptions(rawValue: 8)
    /// Stands in for `interruptSpokenAudioAndMixWithOthers` of `CategoryOptions`.
    public static let interruptSpokenAudioAndMixWithOthers: CategoryOptions = CategoryOptions(
      rawValue: 17
    )
    /// Stands in for `allowBluetoothA2DP` of `CategoryOptions`.
    public static let allowBluetoothA2DP: CategoryOptions = CategoryOptions(rawValue: 32)
    /// Stands in for `allowAirPlay` of `CategoryOptions`.
    public static let allowAirPlay: CategoryOptions = CategoryOptions(rawValue: 64)
  }
}
