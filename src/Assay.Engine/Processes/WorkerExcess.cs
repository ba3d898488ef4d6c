using System.Diagnostics;
using System.Globalization;

namespace Assay.Engine.Processes;

/// <summary>What a worker takes of the machine beyond its limits: memory of every kind, threads, files, processes. A library that takes them without end would leave none to others.</summary>
/// <param name="process">The worker.</param>
/// <param name="residentLimit">Resident size that it may have, in bytes.</param>
internal sealed class WorkerExcess(Process process, long residentLimit)
{
    /// <summary>More than the collectors and pools of a machine with hundreds of processors take.</summary>
    public const int MostThreads = 2_000;

    /// <summary>A serializer needs none.</summary>
    public const int MostChildren = 100;

    /// <summary>A library may map some files, or open its dependencies.</summary>
    public const int MostFiles = 5_000;

    /// <summary>Children and files are counted in one of so many looks: that reads a file for each thread.</summary>
    private const int LooksPerCount = 5;
    private int looks;

    /// <summary>The limit that it passed; null where it passed none.</summary>
    public string? Passed()
    {
        if (ResidentBytes() > residentLimit)
            return string.Create(CultureInfo.InvariantCulture, $"memory limit of {residentLimit / 1048576.0:0} MiB");
        if (ProcessState.ThreadsOf(process.Id) > MostThreads)
            return string.Create(CultureInfo.InvariantCulture, $"limit of {MostThreads} threads");
        if (++looks % LooksPerCount != 0)
            return null;
        if (ProcessState.ChildrenOf(process.Id) > MostChildren)
            return string.Create(CultureInfo.InvariantCulture, $"limit of {MostChildren} child processes");
        return ProcessState.HasMoreFiles(process.Id, MostFiles) ? string.Create(CultureInfo.InvariantCulture, $"limit of {MostFiles} open files") : null;
    }

    private long ResidentBytes()
    {
        try
        {
            process.Refresh();
            return process.WorkingSet64;
        }
        catch (InvalidOperationException)
        {
            return 0;
        }
    }
}
