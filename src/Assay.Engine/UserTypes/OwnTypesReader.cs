using Assay.Core.Files;
using Assay.Core.Results;
using Assay.Core.Workloads;

namespace Assay.Engine.UserTypes;

/// <summary>
/// Turns <c>--types</c> and what belongs to it into types that adapters can be built with. The user's code is never loaded here.
/// </summary>
public sealed class OwnTypesReader
{
    private const string ArrayOf = "[]";

    private readonly IReadOnlyList<string> frameworks;
    private readonly CancellationToken cancellation;

    private OwnTypesReader(IReadOnlyList<string> frameworks, CancellationToken cancellation) =>
        (this.frameworks, this.cancellation) = (frameworks, cancellation);

    /// <summary>Reads the options; null where none was given.</summary>
    /// <param name="frameworks">Target frameworks of the workers.</param>
    /// <param name="cancellation">Ends the build of a project at once.</param>
    /// <exception cref="BadInputException">One is wrong, or the types cannot be used; the sentence ends with the next step.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public static OwnTypes? Read(TypesRequest? request, IReadOnlyList<string> frameworks, CancellationToken cancellation) =>
        request is null ? null : new OwnTypesReader(frameworks, cancellation).Read(request);

    /// <summary>Checks the options without building anything: of a project, all but its types.</summary>
    /// <param name="frameworks">Target frameworks of the workers.</param>
    /// <exception cref="BadInputException">One is wrong, or the types cannot be used; the sentence ends with the next step.</exception>
    public static void Check(TypesRequest request, IReadOnlyList<string> frameworks)
    {
        if (!TypesProject.Is(GivenIn(request)))
            Read(request, frameworks, CancellationToken.None);
        else if (request.Sample is not null)
            SampleFile.Read(request.Sample);
    }

    private OwnTypes Read(TypesRequest request)
    {
        var given = GivenIn(request);
        var sample = request.Sample is null ? null : SampleFile.Read(request.Sample);
        var origin = sample is not null
            ? ValueOrigin.Sample
            : request.Factory is not null
            ? ValueOrigin.Factory
            : ValueOrigin.Generated;
        var assembly = AssemblyRules.Read(AssemblyOf(given, request.IsOnlyRead), frameworks);
        UserFile.EnsureAssemblies(Path.GetDirectoryName(assembly.File)!);
        (var dependencies, var needsAspNetCore) = DependencyClosure.Of(assembly);
        var roots = RootsOf(request, assembly, origin);
        string[] names = [.. roots.Select(root => root.Name)];
        var known = roots[0].Known;
        var natives = NativeLibraries.In(Path.GetDirectoryName(assembly.File)!);
        var hash = TypesReference.HashOf(
            names, known, [assembly.File, .. dependencies.Select(dependency => dependency.File), .. natives]);
        TypesOptions options = new()
        {
            Assembly = given,
            Root = string.Join(',', names),
            Known = known,
            Origin = origin,
            Source = request.Sample ?? request.Factory ?? "",
            Hash = hash,
            SampleHash = sample?.Hash ?? "",
            IsSampleIncluded = request.IsSampleIncluded,
            IsRepeated = request.IsRepeated,
            Sample = request.IsSampleIncluded ? sample?.Text : null,
        };
        return new OwnTypes(
            options,
            new TypesReference(assembly.File, names, known, dependencies, natives, hash) { NeedsAspNetCore = needsAspNetCore },
            [.. roots.Select(root => new WorkloadOptions(
                root.Name, 1, 0, request.IsRepeated ? root.Unit.Replace(ArrayOf, "", StringComparison.Ordinal) : root.Unit))],
            new ValueSource(origin, sample?.Path ?? request.Factory ?? "")
            {
                Known = roots[0].KnownToWorkers,
                IsRepeated = request.IsRepeated,
            })
        {
            Request = request,
            PassingSample = sample is { IsPassing: true } ? sample.Content : null,
        };
    }

    private static IReadOnlyList<RootType> RootsOf(TypesRequest request, AssemblyFacts assembly, ValueOrigin origin)
    {
        var known = TypeLists.Split(request.Known);
        var names = RootNames.Of(request.Root!, assembly);
        if (names.Count > 1 && !request.TakesSeveralRoots)
            throw new BadInputException($"--root names {names.Count} types. Name one; 'assay check' takes several.");
        if (names.Count > 1 && origin != ValueOrigin.Generated)
            throw new BadInputException(
                $"--{(origin == ValueOrigin.Sample ? "sample" : "factory")} gives values of one root, and --root names {names.Count}. Name "
                    + "one, or let Assay generate values.");
        return [.. names.Select(name => RootType.Find(assembly, Repeated(name, request), known, origin)).DistinctBy(root => root.Name)];
    }

    private static string Repeated(string root, TypesRequest request) =>
        request.IsRepeated && !root.EndsWith(ArrayOf, StringComparison.Ordinal) ? root + ArrayOf : root;

    private static string GivenIn(TypesRequest request)
    {
        if (request.Assembly is not string given)
            throw new BadInputException(
                "--root, --sample, --factory, --known and --include-sample need --types. Name your .dll or project with --types.");
        if (request is { Sample: not null, Factory: not null })
            throw new BadInputException("--sample and --factory cannot be combined. Omit one of them.");
        if (Directory.Exists(given))
            throw new BadInputException($"{Shortened.Of(given)} is a folder. With --types, name the .dll or project in it.");
        if (!File.Exists(given))
            throw new BadInputException(
                $"There is no file {Shortened.Of(given)}. With --types, name the .dll or project that contains your types.");
        MSBuildText.EnsureReadable(Path.GetFullPath(given), "Move the .dll or project to another folder.");
        return string.IsNullOrWhiteSpace(request.Root)
            ? throw new BadInputException(
                $"--types needs --root: the type in {Path.GetFileName(given)} to measure, such as --root Shop.Order.")
            : given;
    }

    private string AssemblyOf(string given, bool isOnlyRead)
    {
        var file = Path.GetFullPath(given);
        var ending = Path.GetExtension(file).ToLowerInvariant();
        if (TypesProject.Is(file))
        {
            UserFile.EnsureReadable(file, FileUse.Project);
            return isOnlyRead
                ? BuiltProject.Find(file, frameworks) ?? throw BuiltProject.Missing(given)
                : new TypesProject(file, cancellation).Build(frameworks);
        }

        return ending is ".dll" or ".exe"
            ? file
            : throw new BadInputException(
                $"--types takes a .dll or a project ({string.Join(", ", TypesProject.Endings)}), not {Shortened.Of(given)}.");
    }
}
