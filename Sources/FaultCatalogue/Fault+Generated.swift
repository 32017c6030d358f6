// Written by Scripts/generate from the names of the files in Faults; do not edit.

extension Fault {
  /// Every fault of the catalogue, by the names of their files.
  package static let all: [Fault] = [
    .busyTask,
    .deepLinkHostIgnored,
    .deprecatedName,
    .doublePush,
    .duplicateID,
    .emptyWindow,
    .endlessLinkLoop,
    .forcedLinkPart,
    .forcedSleep,
    .latePush,
    .linkWithoutParents,
    .nestedStack,
    .newerAPI,
    .nullPathSaved,
    .oldOnChange,
    .outlivingTask,
    .pathNotCodable,
    .pathOfAnotherSelection,
    .restoreOnAppear,
    .silentLinkFailure,
    .staleRestoration,
    .stateClearedBeforeLink,
    .stateNeverSet,
    .tooDeep,
    .tooManyElements,
    .tooMuchText,
    .undecodableValue,
    .updateLoop,
    .urlUnheard,
    .wholeModelSaved,
  ]
}
