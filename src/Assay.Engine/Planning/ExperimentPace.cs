using Assay.Core.Results;

namespace Assay.Engine.Planning;

/// <summary>What the time of an experiment goes by.</summary>
/// <param name="Work">A piece of it, as the cache names it.</param>
/// <param name="OfRow">Pieces of each row and data set.</param>
/// <param name="In">Pieces that results hold.</param>
/// <param name="IsOfWhole">Whether only a run that did everything tells what one takes.</param>
public sealed record ExperimentPace(string Work, int OfRow, Func<ResultsFile, int> In, bool IsOfWhole = false);
