using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using Assay.Experiments.Registry;

namespace Assay.Tests.Shared;

/// <summary>Tests know the experiments that the program knows.</summary>
internal static class OwnExperiments
{
    [ModuleInitializer]
    [SuppressMessage("Usage", "CA2255", Justification = "They are known before a test reads results, whichever is first.")]
    internal static void MakeKnown() => ExperimentList.MakeKnown();
}
