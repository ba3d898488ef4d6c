using System.Reflection;
using Assay.Core.Protocol;
using Assay.Core.Workloads;
using Assay.Worker.Rows;

namespace Assay.Worker.Session;

/// <summary>Answers the engine's question for the values alone.</summary>
internal static class ValueQuestion
{
    /// <summary>Makes the values.</summary>
    /// <exception cref="BadValuesException">They cannot be made, or their types cannot be loaded.</exception>
    public static ValuesFrame Answer(IRowCatalogue rows, ValuesRequest request, PhaseLine phases)
    {
        phases.EnterMaking(request.Source.Origin);
        try
        {
            var program = rows.Values
                ?? throw new InvalidOperationException("This program measures Assay's data sets, not a user's type.");
            return program.Make(request, phases);
        }
        catch (Exception exception) when (exception is FileNotFoundException
            or FileLoadException or BadImageFormatException or TypeLoadException or ReflectionTypeLoadException)
        {
            // Messages of the loader name assemblies, types and methods.
            phases.Assume(WorkerPhase.Generating);
            throw new BadValuesException($"The types cannot be loaded: {exception.Message.ReplaceLineEndings(" ")}");
        }
    }
}
