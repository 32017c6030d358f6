/// Xcode projects as texts, of the kind that Xcode itself writes.
enum ProjectText {
  /// A project with two apps, tests, a variant of a resource, and a file on disk that is in no target.
  static let groups = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 56;
      objects = {
        B1 /* ShopApp.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* ShopApp.swift */; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        B4 = {isa = PBXBuildFile; fileRef = F4; };
        B5 = {isa = PBXBuildFile; fileRef = V1; };
        B6 = {isa = PBXBuildFile; fileRef = F7; };
        B7 = {isa = PBXBuildFile; fileRef = F8; };
        B8 = {isa = PBXBuildFile; fileRef = F2; };
        F1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = ShopApp.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = "Item List.swift"; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; lastKnownFileType = text.json; name = items.json; path = Data/items.json; sourceTree = SOURCE_ROOT; };
        F5 = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
        F6 = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
        F7 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = ShopTests.swift; sourceTree = "<group>"; };
        F8 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = ClockApp.swift; sourceTree = "<group>"; };
        V1 = {isa = PBXVariantGroup; children = (F5, F6, ); name = Localizable.strings; sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = (G1, G2, F8, F4, P1, ); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (F1, G3, F3, V1, ); path = Shop; sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; children = (F7, ); path = ShopTests; sourceTree = "<group>"; };
        G3 = {isa = PBXGroup; children = (F2, ); name = Views; path = Screens; sourceTree = "<group>"; };
        P1 = {isa = PBXFileReference; lastKnownFileType = text.xcconfig; path = Shop.xcconfig; sourceTree = "<group>"; };
        S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, ); };
        S2 = {isa = PBXSourcesBuildPhase; files = (B6, ); };
        S3 = {isa = PBXSourcesBuildPhase; files = (B7, B8, ); };
        R1 = {isa = PBXResourcesBuildPhase; files = (B3, B4, B5, ); };
        T1 = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = (S1, R1, ); buildConfigurationList = L1; };
        T2 = {isa = PBXNativeTarget; name = ShopTests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (S2, ); };
        T3 = {isa = PBXNativeTarget; name = Clock; productType = "com.apple.product-type.application"; buildPhases = (S3, ); };
        L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C2, C1, ); defaultConfigurationName = Release; };
        C0 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 5.0; SDKROOT = iphoneos; SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; };
        C1 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = P1; buildSettings = {
          PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(PRODUCT_NAME:rfc1034identifier)"; PRODUCT_NAME = "$(TARGET_NAME)";
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) DEMO"; SWIFT_VERSION = 6.0;
          SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES;
          INFOPLIST_KEY_CFBundleDisplayName = "The Shop"; }; };
        C2 = {isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 4.2; }; };
        R0 = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G0; projectDirPath = ""; projectRoot = ""; targets = (T1, T2, T3, ); };
      };
      rootObject = R0;
    }
    """

  /// A project whose folders Xcode keeps in step with the disk.
  ///
  /// - Parameter settings: Further build settings of the app.
  /// - Returns: The text.
  static func synchronized(settings: String = "") -> String {
    """
    // !$*UTF8*$!
    { objectVersion = 77; objects = {
      X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Drafts/Old.swift, ); target = T1; };
      X2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Shared.swift, ); target = T1; };
      G1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1, ); path = Notes; sourceTree = "<group>"; };
      G2 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X2, ); path = Widget; sourceTree = "<group>"; };
      G0 = {isa = PBXGroup; children = (G1, G2, ); sourceTree = "<group>"; };
      S1 = {isa = PBXSourcesBuildPhase; files = (); };
      T1 = {isa = PBXNativeTarget; name = Notes; productType = "com.apple.product-type.application"; buildPhases = (S1, ); fileSystemSynchronizedGroups = (G1, ); buildConfigurationList = L1; };
      T2 = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; buildPhases = (); fileSystemSynchronizedGroups = (G2, ); };
      L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
      C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; INFOPLIST_FILE = Notes/Info.plist; \(settings) }; };
      R0 = {isa = PBXProject; mainGroup = G0; targets = (T1, T2, ); };
    }; rootObject = R0; }
    """
  }

  /// A project whose app links a framework of the project's own, which needs another.
  static let frameworks = """
    // !$*UTF8*$!
    { objectVersion = 77; objects = {
      A2 = {isa = PBXFileReference; explicitFileType = wrapper.framework; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      B1 = {isa = PBXBuildFile; fileRef = A2; };
      G1 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      G2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
      G3 = {isa = PBXFileSystemSynchronizedRootGroup; path = Core; sourceTree = "<group>"; };
      G4 = {isa = PBXFileSystemSynchronizedRootGroup; path = Other; sourceTree = "<group>"; };
      G0 = {isa = PBXGroup; children = (G1, G2, G3, G4, ); sourceTree = "<group>"; };
      K1 = {isa = PBXFrameworksBuildPhase; files = (B1, ); };
      D1 = {isa = PBXTargetDependency; target = T3; };
      T1 = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (K1, ); fileSystemSynchronizedGroups = (G1, ); };
      T2 = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; productReference = A2; buildPhases = (); dependencies = (D1, ); fileSystemSynchronizedGroups = (G2, ); };
      T3 = {isa = PBXNativeTarget; name = "Core Parts"; productType = "com.apple.product-type.framework"; buildPhases = (); fileSystemSynchronizedGroups = (G3, ); };
      T4 = {isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.framework"; buildPhases = (); fileSystemSynchronizedGroups = (G4, ); };
      R0 = {isa = PBXProject; mainGroup = G0; targets = (T1, T2, T3, T4, ); };
    }; rootObject = R0; }
    """
}
