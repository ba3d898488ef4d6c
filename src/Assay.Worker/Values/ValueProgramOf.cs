using Assay.Core.Protocol;
using Assay.Core.Workloads;
using Assay.Worker.Graphs;
using Assay.Worker.Types;
using Assay.Worker.Values.Making;
using Assay.Worker.Values.Observing;
using Assay.Worker.Values.Writing;

namespace Assay.Worker.Values;

/// <summary>Makes the values of a root type without any row.</summary>
/// <param name="elements">What the collections of the root's types hold, as far as emitted code can name it; null for nothing.</param>
/// <typeparam name="T">The root type.</typeparam>
public sealed class ValueProgram<T>(Func<IReadOnlyList<ElementKind>>? elements = null) : ValueProgram
{
    private const int Chunk = 256;

    internal override ValuesFrame Make(ValuesRequest request, PhaseLine phases)
    {
        phases.EnterMaking(request.Source.Origin);
        var maker = ValueMakers.Open<T>(request.Source, elements);
        if (request.WantsCode)
            return Write(maker, request, phases);
        var distinct = Math.Max(1, maker.Count);
        var untyped = request.WantsUntyped ? new UntypedMembers() : null;
        (var hash, var objects) = Hash(maker, request, distinct, phases, untyped);
        if (request.Source.Origin == ValueOrigin.Factory && Hash(maker, request, distinct, phases, untyped: null).Hash != hash)
            throw new BadValuesException(
                $"The factory {request.Source.Text} returns different values on each call, so results cannot be compared; remove random "
                    + "numbers and the clock.");
        return new ValuesFrame(request.Source.Origin, maker.Count, objects, hash, maker.Notes) { Untyped = untyped?.Found ?? [] };
    }

    private static ValuesFrame Write(ValueMaker<T> maker, ValuesRequest request, PhaseLine phases)
    {
        phases.EnterMaking(request.Source.Origin);
        var value = maker.Make(request.Recipe);
        phases.Assume(WorkerPhase.Generating);
        ValuesFrame frame = new(request.Source.Origin, maker.Count, 0, "", maker.Notes);
        try
        {
            return frame with { Code = ValueCode.Of(value, typeof(T)) };
        }
        catch (NoCodeException exception)
        {
            return frame with { CodeObstacle = exception.Message };
        }
    }

    private static (string Hash, long Objects) Hash(
        ValueMaker<T> maker, ValuesRequest request, int count, PhaseLine phases, UntypedMembers? untyped)
    {
        using GraphHash hash = new();
        long objects = 0;
        for (var start = 0; start < count; start += Chunk)
        {
            phases.EnterMaking(request.Source.Origin);
            var values = new T[Math.Min(Chunk, count - start)];
            for (var i = 0; i < values.Length; i++)
                values[i] = maker.Make(request.Recipe with { Instance = request.Recipe.Instance + start + i });
            phases.Enter(WorkerPhase.Comparing);
            foreach (var value in values)
            {
                var found = hash.Append(value);
                untyped?.Observe(value);
                objects = objects == 0 ? found : objects;
            }
        }

        phases.Assume(WorkerPhase.Generating);
        return (hash.ToHex(), objects);
    }
}
