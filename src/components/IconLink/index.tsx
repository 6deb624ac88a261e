export default function IconLink(){return null}
