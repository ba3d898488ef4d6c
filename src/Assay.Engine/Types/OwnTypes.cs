using Assay.Core.Results;
using Assay.Core.Workloads;
using Assay.Engine.Planning;

namespace Assay.Engine.Types;

/// <summary>A user's types, read and found usable; whether their values can be made, a worker is asked first of all.</summary>
/// <param name="Options">As results keep them.</param>
/// <param name="Reference">As adapters are built with them.</param>
/// <param name="Workload">The one workload of the run.</param>
/// <param name="Values">What workers make the values from.</param>
public sealed record OwnTypes(TypesOptions Options, TypesReference Reference, WorkloadOptions Workload, ValueSource Values)
{
    /// <summary>The content of a sample that workers cannot read where it came from, such as a pipe's; null where they can.</summary>
    internal byte[]? PassingSample { get; init; }

    /// <summary>The types with a sample that workers can read: what came through a pipe is kept in a folder.</summary>
    /// <param name="folder">The folder, which lives as long as the workers.</param>
    /// <exception cref="BadInputException">It cannot be kept.</exception>
    public OwnTypes WithSampleIn(string folder)
    {
        if (PassingSample is null)
            return this;
        string file = Path.Combine(folder, "sample", Path.GetFileName(Values.Text));
        try
        {
            Directory.CreateDirectory(Path.GetDirectoryName(file)!);
            File.WriteAllBytes(file, PassingSample);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new BadInputException($"The sample {Values.Text} could not be copied to {folder} ({IoReason.Of(exception)}); name a file that is not a pipe.", exception);
        }

        return this with { Values = Values with { Text = file }, PassingSample = null };
    }

    /// <summary>The plan with programs that are built with these types.</summary>
    public RunPlan Into(RunPlan plan) => plan.Built(target => target with { Types = Reference }) with { Types = this };
}
