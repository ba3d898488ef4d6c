using System.Text.RegularExpressions;
using Xunit;

namespace Assay.Architecture.Tests;

/// <summary>
/// What a user names is opened in one place, which knows what is no file and how much is read. Other code opens what Assay or a build wrote
/// itself, and says so here.
/// </summary>
public partial class FileReading
{
    private const string Own = "reads what Assay keeps in its cache";
    private const string Built = "reads what a build or a restore wrote";
    private const string System = "reads what the system says of the machine or of a process";
    private const string Writes = "writes, and opens only what is new or its own";

    private static readonly Dictionary<string, string> Elsewhere = new()
    {
        ["Assay.Cli/Commands/InitCommand.cs"] = Writes,
        ["Assay.Cli/Commands/ReproFile.cs"] = Writes,
        ["Assay.Core/Files/NamedFile.cs"] = "is the place",
        ["Assay.Core/Protocol/PayloadFile.cs"] = Own,
        ["Assay.Coverage/Program.cs"] = Built,
        ["Assay.Emitter/EmitterCommand.cs"] = Built,
        ["Assay.Emitter/OutputFolder.cs"] = Built,
        ["Assay.Emitter/RowFile.cs"] = Built,
        ["Assay.Experiments/Across/EmittedSchema.cs"] = Built,
        ["Assay.Engine/BuildHome.cs"] = "opens NuGet's own settings, as every restore does",
        ["Assay.Engine/Building/AdapterProgram.cs"] = Built,
        ["Assay.Engine/Building/BuildKey.cs"] = Own,
        ["Assay.Engine/Building/BuildManifest.cs"] = Own,
        ["Assay.Engine/Building/BuildOutcome.cs"] = Own,
        ["Assay.Engine/Building/CaseCode.cs"] = Built,
        ["Assay.Engine/Building/DebugBuilds.cs"] = Own,
        ["Assay.Engine/Building/EmittedContracts.cs"] = Built,
        ["Assay.Engine/Building/FeedAnswer.cs"] = "reads Assay's cache, and NuGet's own settings as every restore does",
        ["Assay.Engine/Building/IncompletePackages.cs"] = Built,
        ["Assay.Engine/Building/NativeWarnings.cs"] = Own,
        ["Assay.Engine/Building/NearestBuilds.cs"] = Own,
        ["Assay.Engine/Building/OwnCode.cs"] = Own,
        ["Assay.Engine/Building/PackageContents.cs"] = Built,
        ["Assay.Engine/Building/RestoreProbe.cs"] = Built,
        ["Assay.Engine/Building/UncompiledContracts.cs"] = Built,
        ["Assay.Engine/Building/WithoutFile.cs"] = Own,
        ["Assay.Engine/CacheRules.cs"] = Own,
        ["Assay.Engine/Catalogue/AdapterProjectReader.cs"] = "parses the stream that the place opened",
        ["Assay.Engine/Catalogue/PackageQuestion.cs"] = Built,
        ["Assay.Engine/Checking/BuildStage.cs"] = "reads sources of an adapter that was built, so that the key of its build has read them",
        ["Assay.Engine/LeftoverProcesses.cs"] = System,
        ["Assay.Engine/MachineReader.cs"] = System,
        ["Assay.Engine/PackageFeeds.cs"] = Built,
        ["Assay.Engine/ProcessState.cs"] = System,
        ["Assay.Engine/Running/MachineTimes.cs"] = Own,
        ["Assay.Engine/Storage/AtomicFile.cs"] = Writes,
        ["Assay.Engine/Storage/ResultsPlace.cs"] = Writes,
        ["Assay.Answers/Repros/ReproDependencies.cs"] = Built,
        ["Assay.Answers/Repros/ReproPartsOf.cs"] = "reads sources of an adapter that was built, so that the key of its build has read them",
        ["Assay.Answers/Repros/RestoredPackages.cs"] = Built,
        ["Assay.Engine/TrustRecords.cs"] = "reads what Assay keeps in the user's data folder",
        ["Assay.Engine/UserTypes/BuiltProject.cs"] = "parses the stream that the place opened",
        ["Assay.Engine/Workers/PayloadFolder.cs"] = Writes,
        ["Assay.Engine/Workers/RoundLog.cs"] = System,
        ["Assay.Engine/Workers/RowStates.cs"] = Own,
        ["Assay.Engine/Workers/WorkerMark.cs"] = System,
        ["Assay.Engine/Workspace.cs"] = Writes,
        ["Assay.SecondOpinion/Program.cs"] = Own,
        ["Assay.Shapes/Reading/AssemblyMetadata.cs"] = "opens assemblies again that the engine has found to be files",
        ["Assay.Shapes/Reading/CodeFile.cs"] = Own,
        ["Assay.Validation/Load/SharedFlag.cs"] = Writes,
        ["Assay.Validation/SecondOpinions/SecondOpinionProgram.cs"] = Own,
        ["Assay.Worker/Exercises/DocumentStreams.cs"] = Own,
        ["Assay.Worker/Io/Links.cs"] = "measures files that it wrote",
        ["Assay.Worker/Measuring/PeakMemory.cs"] = System,
        ["Assay.Worker/Tracing/ProcessTrace.cs"] = System,
    };

    [Fact]
    public void A_file_that_a_user_names_is_opened_in_one_place()
    {
        var source = Path.Combine(Repository.Root, "src") + Path.DirectorySeparatorChar;
        string[] reading = [.. Repository.SourceFiles
            .Where(file => file.StartsWith(source, StringComparison.Ordinal) && File.ReadLines(file).Any(line => Reading().IsMatch(line)))
            .Select(file => file[source.Length..].Replace('\\', '/')).Order(StringComparer.Ordinal)];

        Assert.Equal(Elsewhere.Keys.Order(StringComparer.Ordinal), reading);
    }

    [GeneratedRegex(
        @"(?<!\w)File\.(Open|ReadAll|ReadLines)(?!Write)|new FileStream\(|FileStream\?? \w+ = new\(|"
        + @"(new StreamReader|StreamReader \w+ = new)\((?!stream|typeof|NamedFile)|"
        + @"X(Document|Element)\.Load\(|ZipFile\.Open|\.Open(Read|Text)\(\)|MemoryMappedFile\.Create")]
    private static partial Regex Reading();
}
