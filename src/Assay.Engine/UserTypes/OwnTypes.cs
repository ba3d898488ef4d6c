using Assay.Core.Results;
using Assay.Core.Workloads;

namespace Assay.Engine.UserTypes;

/// <summary>A user's types, read and found usable; whether their values can be made, a worker is asked first of all.</summary>
/// <param name="Options">As results keep them.</param>
/// <param name="Reference">As adapters are built with them.</param>
/// <param name="Values">What workers make the values from.</param>
public sealed record OwnTypes(
    TypesOptions Options, TypesReference Reference, IReadOnlyList<WorkloadOptions> Workloads, ValueSource Values)
{
    /// <summary>The workload of the first root, which is the only one of all that is timed.</summary>
    public WorkloadOptions Workload => Workloads[0];

    /// <summary>What was asked.</summary>
    public TypesRequest Request { get; init; } = new();

    /// <summary>The content of a sample that workers cannot read where it came from, such as a pipe's; null where they can.</summary>
    internal byte[]? PassingSample { get; init; }

    /// <summary>The types with a sample that workers can read: what came through a pipe is kept in a folder.</summary>
    /// <param name="folder">The folder, which lives as long as the workers.</param>
    /// <exception cref="BadInputException">It cannot be kept.</exception>
    public OwnTypes WithSampleIn(string folder)
    {
        if (PassingSample is null)
            return this;
        var file = Path.Combine(folder, "sample", Path.GetFileName(Values.Text));
        try
        {
            Directory.CreateDirectory(Path.GetDirectoryName(file)!);
            File.WriteAllBytes(file, PassingSample);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new BadInputException(
                $"The sample {Values.Text} could not be copied to {folder} ({IoReason.Of(exception)}). Name a regular file, not a "
                    + "pipe.", exception);
        }

        return this with { Values = Values with { Text = file }, PassingSample = null };
    }
}

/// <summary>The options about own types as the command line gave them, unread; null where one was left out.</summary>
public sealed record TypesRequest
{
    /// <summary><c>--types</c>: a dll or a project.</summary>
    public string? Assembly { get; init; }

    /// <summary><c>--root</c>: the root type, or several.</summary>
    public string? Root { get; init; }

    /// <summary><c>--sample</c>: a JSON file.</summary>
    public string? Sample { get; init; }

    /// <summary><c>--factory</c>: a static method.</summary>
    public string? Factory { get; init; }

    /// <summary><c>--known</c>: further types.</summary>
    public string? Known { get; init; }

    /// <summary><c>--include-sample</c>: values may stand in results.</summary>
    public bool IsSampleIncluded { get; init; }

    /// <summary>Whether arrays of the root are measured, because there are sizes; no option of its own.</summary>
    public bool IsRepeated { get; init; }

    /// <summary>Whether several roots can be named; no option of its own.</summary>
    public bool TakesSeveralRoots { get; init; }

    /// <summary>Whether nothing may be built: of a project, what its last build made is read. No option of its own.</summary>
    public bool IsOnlyRead { get; init; }

    /// <summary>Whether a project is named whose types are not known before it is built.</summary>
    public bool IsOfProject => Assembly is not null && TypesProject.Is(Assembly);

    /// <summary>Whether any of the options was given.</summary>
    public bool IsGiven =>
        Assembly is not null || Root is not null || Sample is not null || Factory is not null || Known is not null || IsSampleIncluded;
}
