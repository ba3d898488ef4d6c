using Assay.Core.Protocol;
using Assay.Core.Workloads;
using Assay.Worker.Rows;
using System.Reflection;

namespace Assay.Worker.Handlers;

/// <summary>Makes the values alone.</summary>
internal sealed class ValuesHandler(IRowCatalogue rows, PhaseLine phases)
    : RequestHandler<ValuesRequest, ValuesFrame>(ValuesRequest.ReadFrom)
{
    /// <exception cref="BadValuesException">They cannot be made, or their types cannot be loaded.</exception>
    protected override ValuesFrame Answer(ValuesRequest request)
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
