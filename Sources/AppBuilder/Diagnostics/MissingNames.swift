/// A list of names that Apple's frameworks declare but NavLab lacks, with advice for each.
///
/// A name may be listed here even if NavUI has it: the list is only used for names that the compiler does not find.
enum MissingNames {
  /// A group of names with the same advice.
  struct Group: Hashable, Sendable {
    /// The name of the framework that declares the names, such as `SwiftUI` or `MapKit`.
    var owner: String
    /// The name of the module that provides a part of the framework, or nil if NavLab provides none.
    var module: String?
    /// The advice about the names.
    var advice: String
    /// The names, separated by spaces.
    var names: String
  }

  /// The groups of all frameworks.
  static let groups = swiftUI + frameworks

  private static let swiftUI = [
    Group(
      owner: "SwiftUI",
      advice: "leave it out, because it changes only the appearance",
      names: """
        lineHeight textRenderer layerEffect colorEffect distortionEffect keyframeAnimator phaseAnimator \
        visualEffect scrollTransition symbolEffect contentTransition glassEffect glassBackgroundEffect \
        attributedTextFormattingDefinition upperLimbVisibility volumeBaseplateVisibility \
        assistiveAccessNavigationIcon alternatingRowBackgrounds listRowHoverEffect listRowPlatterColor \
        textInputFormattingControlVisibility widgetAccentable ornament hoverEffectGroup pointerStyle \
        pointerVisibility menuButtonStyle
        """
    ),
    Group(
      owner: "SwiftUI",
      advice: "leave it out, because NavLab does not lay out views",
      names: """
        matchedGeometryEffect GeometryReader GeometryProxy ViewThatFits alignmentGuide coordinateSpace \
        onGeometryChange Layout AnyLayout containerRelativeFrame GeometryReader3D ContainerValues \
        containerValue SubviewsCollection Subview digitalCrownAccessory layoutValue
        """
    ),
    Group(
      owner: "SwiftUI",
      advice: "show a 'Text' instead, because NavLab draws nothing",
      names:
        "Canvas TimelineView Path Shape AsyncImage MeshGradient ImageRenderer TextRenderer GeometryEffect"
    ),
    Group(
      owner: "SwiftUI",
      advice: "it is not available on the iPhone, so leave it out or put it inside '#if os(macOS)'",
      names: """
        MenuBarExtra HSplitView VSplitView Settings SettingsLink UtilityWindow ImmersiveSpace RealityView \
        onCommand onDeleteCommand onMoveCommand onExitCommand onPlayPauseCommand onCopyCommand \
        onCutCommand onPasteCommand digitalCrownRotation NSViewRepresentable NSViewControllerRepresentable \
        NSHostingController NSHostingView NSApplicationDelegateAdaptor openImmersiveSpace \
        dismissImmersiveSpace touchBar focusedSceneObject pageCommand CarouselListStyle EllipticalListStyle \
        CheckboxToggleStyle TableColumnCustomization presentedWindowStyle windowToolbarStyle
        """
    ),
    Group(
      owner: "SwiftUI",
      advice: "scripts cannot drag, drop or copy, so leave it out",
      names: """
        onDrag onDrop draggable dropDestination DropDelegate DropInfo DropProposal itemProvider copyable \
        cuttable pasteDestination exportsItemProviders importsItemProviders springLoadingBehavior \
        NSItemProvider TransferRepresentation CodableRepresentation ProxyRepresentation DataRepresentation \
        FileRepresentation
        """
    ),
    Group(
      owner: "SwiftUI",
      advice: "leave it out, because a 'DocumentGroup' opens documents from its first screen",
      names: """
        DocumentGroupLaunchScene NewDocumentButton newDocument openDocument
        """
    ),
    Group(
      owner: "SwiftUI",
      module: "SwiftUI",
      advice:
        "NavLab does not have UIKit's views: write the view in SwiftUI, or show a 'Text' instead",
      names: """
        UIViewRepresentable UIViewControllerRepresentable UIHostingController UIHostingConfiguration \
        UIGestureRecognizerRepresentable
        """
    ),
    Group(
      owner: "SwiftUI",
      module: "SwiftUI",
      advice: "use an '@Observable' class, and keep it in '@State'",
      names:
        "ObservableObject Published StateObject ObservedObject EnvironmentObject environmentObject"
    ),
    Group(
      owner: "SwiftUI",
      module: "SwiftUI",
      advice: "keep the value in '@State' or an '@Observable' class",
      names:
        "AppStorage SceneStorage FocusedValue FocusedBinding FocusedObject focusedValue focusedSceneValue"
    ),
  ]

  private static let frameworks = [
    Group(
      owner: "SwiftData",
      module: "SwiftData",
      advice: "keep the data in arrays or '@Observable' classes",
      names: """
        Query Model ModelContext ModelContainer modelContainer modelContext ModelConfiguration \
        FetchDescriptor PersistentModel Attribute Relationship Schema PersistentIdentifier
        """
    ),
    Group(
      owner: "Core Data",
      module: "CoreData",
      advice: "keep the data in arrays or '@Observable' classes",
      names: """
        FetchRequest FetchedResults SectionedFetchRequest SectionedFetchResults managedObjectContext \
        NSManagedObject NSManagedObjectContext NSPersistentContainer NSFetchRequest
        """
    ),
    Group(
      owner: "MapKit",
      module: "MapKit",
      advice: "show a 'Text' instead of the map",
      names: """
        Map Marker MapMarker MapPin MapAnnotation MapPolyline MapCameraPosition MapCamera MapStyle mapStyle \
        mapControls UserAnnotation lookAroundViewer onMapCameraChange
        """
    ),
    Group(
      owner: "Charts",
      module: "Charts",
      advice: "show a 'Text' instead of the chart",
      names: """
        Chart BarMark LineMark AreaMark PointMark RuleMark SectorMark RectangleMark chartXAxis chartYAxis \
        AxisMarks
        """
    ),
    Group(
      owner: "PhotosUI",
      module: "PhotosUI",
      advice: "use 'Image(systemName:)' instead of photos",
      names:
        "PhotosPicker PhotosPickerItem photosPicker PHPickerViewController PHPickerConfiguration"
    ),
    Group(
      owner: "AVKit",
      module: "AVKit",
      advice: "show a 'Text' instead of the player",
      names: "VideoPlayer"
    ),
    Group(
      owner: "WebKit",
      module: "WebKit",
      advice: "show a 'Text' instead of the page",
      names: "WebView WebPage"
    ),
    Group(
      owner: "StoreKit",
      module: "StoreKit",
      advice: "leave purchases out",
      names:
        "requestReview StoreView ProductView SubscriptionStoreView SKStoreReviewController appStoreOverlay"
    ),
    Group(
      owner: "Authentication Services",
      module: "AuthenticationServices",
      advice: "use a 'Button' in place of the sign-in button",
      names: "SignInWithAppleButton"
    ),
    Group(
      owner: "TipKit",
      module: "TipKit",
      advice: "leave tips out",
      names: "Tip TipView Tips popoverTip"
    ),
    Group(
      owner: "WidgetKit",
      module: "WidgetKit",
      advice: "leave widgets out",
      names:
        "Widget WidgetBundle WidgetConfiguration StaticConfiguration TimelineProvider widgetURL"
    ),
    Group(
      owner: "the system's log",
      module: "os",
      advice: "use 'print'",
      names: "Logger OSLog os_log"
    ),
    Group(
      owner: "The Composable Architecture",
      advice: "use '@Observable' classes instead",
      names:
        "Reducer ViewStore WithViewStore StoreOf IfLetStore CasePathable Dependency Shared ObservableState"
    ),
  ]

  /// The names of other frameworks, keyed by the prefixes of the names that they declare.
  static let prefixes = [
    "MK": "MapKit", "CL": "Core Location", "AV": "AVFoundation", "WK": "WebKit", "CK": "CloudKit",
    "SK": "StoreKit or SpriteKit", "SCN": "SceneKit", "AR": "ARKit", "HK": "HealthKit",
    "EK": "EventKit", "PH": "Photos", "LA": "Local Authentication", "UN": "User Notifications",
    "AS": "Authentication Services", "SF": "Safari Services", "MF": "MessageUI", "GK": "GameKit",
    "UI": "UIKit", "NS": "AppKit or Foundation", "CA": "Core Animation", "CG": "Core Graphics",
    "CI": "Core Image", "BG": "Background Tasks", "WC": "Watch Connectivity", "PK": "PassKit",
    "VN": "Vision", "MP": "MediaPlayer", "QL": "QuickLook", "LP": "LinkPresentation",
  ]
}
