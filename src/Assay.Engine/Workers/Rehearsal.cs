using Assay.Core.Protocol;

namespace Assay.Engine.Workers;

/// <summary>
/// Goes the way of a batch, without operations, until nothing on it is compiled any more: the conversation around a batch has methods of
/// its own, and each tier of theirs is compiled in the background, later on a busy machine, which would cost rows the rounds in which it
/// happens.
/// </summary>
internal sealed class Rehearsal
{
    /// <summary>A method is compiled again after 30 calls.</summary>
    private const int CallsOfTier = 40;
    private const int FewestTiers = 3;
    private const int MostTiers = 24;

    /// <summary>On a busy machine the background may only not have begun to compile.</summary>
    private const int QuietTiers = 2;

    private static readonly BatchRequest NoOperation = new(0, 0);
    private int tiers;
    private int quiet;

    /// <summary>Whether nothing is compiled any more, or patience is at its end.</summary>
    public bool IsOver => tiers >= MostTiers || (tiers >= FewestTiers && quiet >= QuietTiers);

    /// <summary>Goes the way as often as methods are called before they are compiled again.</summary>
    public void Run(IWorker worker)
    {
        var compiled = 0;
        for (var call = 0; call < CallsOfTier; call++)
            compiled += worker.Ask(NoOperation).MethodsCompiled;
        Add(compiled);
    }

    /// <summary>Takes another tier into account.</summary>
    internal void Add(int methodsCompiled)
    {
        tiers++;
        quiet = methodsCompiled == 0 ? quiet + 1 : 0;
    }
}
